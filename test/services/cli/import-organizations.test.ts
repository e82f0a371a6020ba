import { describe, expect, it } from 'vitest';
import { organKey } from '#shared/codelists/organ-names.ts';
import { organizationIdentity } from '#shared/text/identity.ts';
import { slugify } from '#shared/text/slug.ts';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { newFile as fileOf } from '#test/support/folders.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { storeResponse } from '#test/workers/normalise/responses.ts';
import { rebuildStages } from '#test/workers/rebuild-runs.ts';
import { tenders, tendersJson } from './terminal.ts';

const CAPE_TOWN = 'City of Cape Town';
const ESKOM = 'ESKOM';
const idOf = (name: string) => organizationIdentity(organKey(name));

/** The service with two organizations, published. */
async function service() {
  const test = await harness({});
  for (const name of [CAPE_TOWN, ESKOM])
    await test.rows(
      `insert into core.organization (id, name, slug) values ('${idOf(name)}', '${name}', '${slugify(name)}')`,
    );
  await published(test);
  const settings = test.settingsOf('tender_operator');
  return {
    test,
    run: (...words: string[]) => tenders(['import', 'organizations', ...words], settings),
    runJson: (...words: string[]) => tendersJson(['import', 'organizations', ...words], settings),
    /** The published record of an organization. */
    shown: async (name: string) => {
      await published(test);
      const [row] = await test.rows<{ detail: string }>(
        `select detail from read.organization where id = '${idOf(name)}'`,
      );
      return JSON.parse(row!.detail);
    },
    stored: async () => ({
      imports: (await test.rows('select id from ops.organization_import')).length,
      values: (await test.rows('select field from ops.organization_value')).length,
    }),
  };
}

/** Derives and publishes until nothing waits; some keys are computed only a moment after they became stale. */
const published = (test: Harness) =>
  expect
    .poll(async () => {
      await test.stages.publishAll();
      return test.rows(`select where 2 = (select count(*) from read.organization)
        and not exists (select from core.outbox) and not exists (select from derived.stale)`);
    }, WAIT)
    .toHaveLength(1);
/** A guard against a wait that never ends. */
const WAIT = { timeout: 60_000, interval: 50 };

const CSV = `name,Registration Number,website,contact_email,contact_email_verified_at,contact_phone,wikidata_id,industry_codes
"the CITY of cape-town",,https://www.capetown.gov.za,Thandi.Mokoena@capetown.gov.za,2026-08-14,+27 21 400 1234,Q5456,84; 36
Eskom Holdings SOC Ltd,2002 / 015527 / 30,https://www.eskom.co.za,,,,,
`;

describe('tenders import organizations', () => {
  it('adds what a file says to the organizations it names in any spelling, with where each value comes from', async () => {
    const { run, runJson, shown } = await service();
    const path = await fileOf('organs.csv', CSV);
    const first = await runJson(path);
    expect(first).toMatchObject({
      code: 0,
      document: { status: 'imported', file: 'organs.csv', rows: 2, unknown: [] },
    });
    const town = await shown(CAPE_TOWN);
    expect(town).toMatchObject({
      website: 'https://www.capetown.gov.za',
      contactEmail: 'thandi.mokoena@capetown.gov.za',
      contactEmailSource: 'import',
      contactEmailConfidence: 'high',
      contactEmailIsRoleBased: '0',
      contactEmailVerifiedAt: '2026-08-13T22:00:00.000Z',
      contactPhone: '021-400-1234',
      wikidata: { id: 'Q5456', label: null, description: null },
      industryCodes: ['84', '36'],
      registrationNumber: null,
    });
    expect(town.enrichments).toContainEqual({
      field: 'website',
      file: 'organs.csv',
      sha256: first.document.sha256,
      line: 2,
      importedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(town.enrichmentSources).toEqual([
      expect.stringMatching(
        new RegExp(`^organs\\.csv line 2 \\(imported \\d{4}-\\S+Z, sha256 ${first.document.sha256}\\)$`),
      ),
      'facts about organs of state (codelist)',
    ]);
    expect(await shown(ESKOM)).toMatchObject({ registrationNumber: '2002/015527/30', contactEmail: null });

    const again = await run(path);
    expect(again).toMatchObject({ code: 0, stdout: 'organs.csv was imported before; nothing has changed\n' });
  });

  it('takes the latest of several files, and its removal shows the earlier one again', async () => {
    const { run, runJson, shown, stored } = await service();
    await run(await fileOf('organs.csv', CSV));
    const json = JSON.stringify([
      { registrationNumber: '200201552730', contactEmail: 'tenders@eskom.co.za' },
      { slug: 'city-of-cape-town', contactEmail: 'tenders@capetown.gov.za', website: null },
    ]);
    const later = await runJson(await fileOf('later.json', json));
    expect(later).toMatchObject({ code: 0, document: { status: 'imported' } });
    // The day on which the earlier address was checked says nothing about this one.
    expect(await shown(CAPE_TOWN)).toMatchObject({
      contactEmail: 'tenders@capetown.gov.za',
      contactEmailVerifiedAt: null,
      contactEmailConfidence: 'medium',
      contactEmailIsRoleBased: '1',
      website: 'https://www.capetown.gov.za',
    });
    expect(await shown(ESKOM)).toMatchObject({ contactEmail: 'tenders@eskom.co.za' });
    const listed = await runJson('--list');
    expect(listed.document.imports).toMatchObject([
      { id: later.document.id, fileName: 'later.json', rows: 2, values: 5 },
      { fileName: 'organs.csv', rows: 2 },
    ]);
    expect((await run('--list')).stdout).toContain('later.json');
    const removed = await runJson('--remove', later.document.id);
    expect(removed).toMatchObject({ code: 0, document: { removed: true } });
    expect(await shown(CAPE_TOWN)).toMatchObject({
      contactEmail: 'thandi.mokoena@capetown.gov.za',
      contactEmailVerifiedAt: '2026-08-13T22:00:00.000Z',
    });
    expect(await shown(ESKOM)).toMatchObject({ contactEmail: null });
    expect(await stored()).toMatchObject({ imports: 1 });
    expect(await runJson('--remove', later.document.id)).toMatchObject({
      code: 1,
      document: { removed: false },
    });
  });

  it('keeps what it added through a rebuild of everything', async () => {
    const test = await harness({});
    await storeResponse(test, { json: { releases: [portalRelease(1)] }, at: '2026-08-15T01:00:00Z' });
    await test.stages.publishAll();
    const settings = test.settingsOf('tender_operator');
    const [buyer] = await test.rows<{ slug: string }>('select slug from core.organization');
    const path = await fileOf('organs.csv', `slug,website\n${buyer!.slug},https://www.example.org\n`);
    const detail = async () => {
      const [row] = await test.rows<{ detail: string }>(
        `select detail from read.organization where slug = '${buyer!.slug}'`,
      );
      return JSON.parse(row!.detail);
    };
    await test.stages.consuming(rebuildStages, async () => {
      expect((await tenders(['import', 'organizations', path], settings)).code).toBe(0);
      await test.until(`select where not exists (select from core.outbox)`);
    });
    const before = await detail();
    expect(before).toMatchObject({ website: 'https://www.example.org' });
    const rebuilt = await test.stages.consuming(rebuildStages, () => tenders(['rebuild'], settings));
    expect(rebuilt.code).toBe(0);
    expect(await detail()).toEqual(before);
  });

  it('rejects a file with a fault as a whole, with line and column', async () => {
    const { runJson, stored } = await service();
    const row = (cells: string, heading = 'name,website') => `${heading}\n${cells}\n`;
    const good = 'City of Cape Town,https://a.example.org';
    const faults: [string, string | Uint8Array, number, number, RegExp][] = [
      ['a.csv', '', 1, 1, /empty/],
      ['a.csv', 'name,website\n', 1, 1, /no rows/],
      ['a.csv', row(good, 'name,web_sit'), 1, 2, /no column web_sit; did you mean website\?/],
      ['a.csv', row(good, 'name,name'), 1, 2, /two columns name/],
      ['a.csv', row(good, 'name,'), 1, 2, /no name/],
      ['a.csv', row(`${good},more`), 2, 3, /3 fields, the heading 2/],
      ['a.csv', row('City of Cape Town,not a site'), 2, 2, /website must be a web address/],
      ['a.csv', row(',https://a.example.org'), 2, 1, /names no organization/],
      [
        'a.csv',
        row(`${good}\n"City of\nCape Town",https://b.example.org`),
        3,
        1,
        /organization of line 2 is there twice/,
      ],
      ['a.csv', row(`${good}\n"ESKOM`), 3, 1, /Quote Not Closed/],
      ['a.csv', row('ESKOM,8001015009087', 'name,physical_address'), 2, 2, /identity number/],
      ['a.csv', row('ESKOM,2002/015527', 'name,registration_number'), 2, 2, /registration number such as/],
      [
        'a.csv',
        row('ESKOM,2026-08-14', 'name,contact_email_verified_at'),
        2,
        2,
        /stand beside a contact_email/,
      ],
      ['a.csv', row('ESKOM,city-of-cape-town,a', 'name,slug,legal_name'), 2, 1, /different organizations/],
      [
        'a.csv',
        row('ESKOM,MAAA0012345\nCity of Cape Town,MAAA0012345', 'name,csd_number'),
        3,
        1,
        /csd_number MAAA0012345 is that of line 2 too/,
      ],
      [
        'a.csv',
        Buffer.from(row('ESKOM,Wyngaard Stra\u00dfe', 'name,physical_address'), 'latin1'),
        2,
        20,
        /not in UTF-8/,
      ],
      ['a.csv', Buffer.from(`\ufeff${row(good)}`, 'utf16le'), 1, 1, /UTF-16/],
      ['a.json', '[\n{"name": "ESKOM", "website": x}]', 2, 30, /a value is wrong/],
      ['a.json', '[{"name": "ESKOM"', 1, 18, /the file ends/],
      ['a.json', '{"name": "ESKOM"}', 1, 2, /expected a list/],
      ['a.json', '[{"name": "ESKOM", "name": "ESKOM"}]', 1, 28, /two members name/],
      ['a.json', '[\n {"name": "ESKOM",\n  "website": {"a": 1}}]', 3, 14, /website must be a text/],
      ['a.json', '[\n {"name": "ESKOM",\n  "bbbeeLevel": 9}]', 3, 17, /whole number from 1 to 8/],
    ];
    for (const [name, content, line, column, error] of faults) {
      const { code, document } = await runJson(await fileOf(name, content));
      expect({ content: String(content), code, ...document }).toMatchObject({
        content: String(content),
        code: 1,
        status: 'failed',
        line,
        column,
      });
      expect(document.error).toMatch(error);
    }
    expect(await stored()).toEqual({ imports: 0, values: 0 });
  });

  it('rejects rows of unknown organizations, unless they are to be left out', async () => {
    const { run, runJson, stored } = await service();
    const path = await fileOf(
      'organs.csv',
      `name,website\nCity of Cape Twon,https://a.example.org\nESKOM,https://b.example.org\n`,
    );
    const refused = await runJson(path);
    expect(refused).toMatchObject({
      code: 1,
      document: { status: 'failed', unknown: [{ line: 2, column: 1 }] },
    });
    expect(refused.document.unknown[0].error).toMatch(/City of Cape Twon; did you mean City of Cape Town\?/);
    expect((await run(path, '--skip-unknown', '--dry-run')).stdout).toMatch(
      /^read: 1 value of 1 organization; nothing was stored/,
    );
    expect(await stored()).toEqual({ imports: 0, values: 0 });
    expect(await runJson(path, '--skip-unknown')).toMatchObject({
      code: 0,
      document: { status: 'imported', values: 1 },
    });
  });

  it('a file without a value of a known organization is not stored, so that it can be imported later', async () => {
    const { run, runJson, stored } = await service();
    const path = await fileOf('nobody.csv', 'name,website\nNobody,https://nobody.example.org\n');
    const { code, stdout } = await run(path, '--skip-unknown');
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(
        'nobody.csv has no value for a known organization; nothing was stored\nleft out: 1 row\n',
      ),
    ]);
    expect((await runJson(path, '--skip-unknown')).document).toMatchObject({ status: 'empty', values: 0 });
    expect(await stored()).toEqual({ imports: 0, values: 0 });
  });

  it('says how it is used', async () => {
    for (const words of [
      ['organizations'],
      ['organizations', 'a.txt'],
      ['organizations', '--remove', 'x'],
      ['ocds', 'a', '--list'],
    ])
      expect((await tenders(['import', ...words])).code).toBe(2);
  });
});
