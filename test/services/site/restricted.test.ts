import { describe, expect, it } from 'vitest';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { entry } from '#test/services/api/v2/support/restricted-entry.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { readResponse } from '#test/support/api.ts';

const received = (day: string) => ({
  ...{ at: `${day}T04:00:00.123456Z`, reportDate: day, sha256: 'a'.repeat(64), changes: [] },
});

const at = sharedTables(() =>
  at.readTables.records(restrictedSupplier, [
    entry(1, 'Tarentaal Plant Hire CC'),
    entry(5, 'S Nkosi', { registration_number: '8001015009087', reference: 'DRS-5' }),
    entry(6, 'S Nkosi', { registration_number: '8001015009087', reference: null, period_to: null }),
    entry(3, 'Bontebok Roads', {
      ...{ period_from: '2020-02-03', period_to: '2022-06-30', last_seen_in_pdf: 0 },
      editions: [
        { event: 'added', ...received('2020-02-10') },
        {
          ...{ event: 'changed', ...received('2020-09-01') },
          changes: [
            { field: 'periodTo', before: '2022-02-02', after: '2022-06-30' },
            { field: 'restrictionReason', before: 'Fraud', after: 'Fraud by 8001015009087' },
          ],
        },
        { event: 'removed', ...received('2022-07-04') },
      ],
    }),
  ]),
);

const check = async (names: string) =>
  await readResponse(
    await fetch(`${at.api.url}/restricted-suppliers/check`, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ names })),
    }),
  );

describe('the list', () => {
  it('says that it has no search, where the other problems of the address are', async () => {
    const { status, text } = await at.api.page('/restricted-suppliers?q=trading');
    expect(status).toBe(400);
    expect(text).toMatch(/<p>In the address:<\/p><ul><li><code>q<\/code> is not known/);
    expect(text.match(/is not known/g)).toHaveLength(1);
  });
});

describe('a check of pasted names', () => {
  it('takes fifty names that no address has room for, and is not stored anywhere', async () => {
    const names = Array.from({ length: 49 }, (_, n) => `Wildebeest ${'Ruimte '.repeat(28)}${n}`);
    const { status, text, headers } = await check([...names, 'TARENTAAL PLANT HIRE CC'].join('\r\n'));
    expect(status, text.slice(0, 500)).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toMatch(/<strong>1 of 50<\/strong> matches an entry/);
  });

  it('masks identity numbers of persons, as in an address', async () => {
    const { text } = await check('Sipho Dube, 8001015009087');
    expect(text).not.toContain('8001015009087');
  });

  it('is what the form of the list sends, and an address can still ask for it', async () => {
    const { text } = await at.api.page('/restricted-suppliers');
    expect(text).toMatch(/<form[^>]*action="\/restricted-suppliers\/check" method="post"/);
    const asked = await at.api.page('/restricted-suppliers/check?names=Tarentaal+Plant+Hire');
    expect(asked.text).toMatch(/<strong>1 of 1<\/strong> match/);
  });
});

it('an entry has the editions that changed it, with what they changed and no identity number', async () => {
  const { json } = await at.api.get('/v2/forensic/restricted-suppliers?limit=10');
  const { id } = (json.data as { id: string; supplierName: string }[]).find(({ supplierName }) =>
    supplierName.startsWith('Bontebok'),
  )!;
  const record = (await at.api.get(`/v2/forensic/restricted-suppliers/${id}`)).json.data as unknown as {
    editions: { event: string; at: string; changes: object[] }[];
  };
  expect(record.editions.map(({ event, at: moment }) => [event, moment])).toEqual([
    ['added', '2020-02-10T04:00:00.123Z'],
    ['changed', '2020-09-01T04:00:00.123Z'],
    ['removed', '2022-07-04T04:00:00.123Z'],
  ]);
  const { text } = await at.api.page(`/restricted-suppliers/${id}`);
  const shown = /<h2 id="history">[\s\S]*?<\/section>/.exec(text)![0].replaceAll(/<[^>]+>/g, ' ');
  expect(shown).toMatch(/first edition[\s\S]*other values[\s\S]*Period to: +02 Feb 2022 +→ +30 Jun 2022/);
  expect(shown).toMatch(/restriction ended[\s\S]*edition without the entry/);
  expect(JSON.stringify(record) + text).not.toContain('8001015009087');
});

it('two persons of the same name have pages with titles of their own, without their numbers', async () => {
  const { json } = await at.api.get('/v2/forensic/restricted-suppliers?limit=10');
  const found = (json.data as { id: string; supplierName: string; periodFrom: string }[]).filter(
    ({ supplierName }) => supplierName === 'S Nkosi',
  );
  const titles = await Promise.all(
    found.map(async ({ id }) => {
      const { text } = await at.api.page(`/restricted-suppliers/${id}`);
      return /<title>(.*?)<\/title>/.exec(text)?.[1];
    }),
  );
  expect(titles.toSorted()).toEqual([
    expect.stringMatching(/^S Nkosi: restricted supplier \| DRS-5, from \d+ \w+ \d{4}/),
    expect.stringMatching(/^S Nkosi: restricted supplier \| from \d+ \w+ \d{4}/),
  ]);
});
