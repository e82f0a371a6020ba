import { describe, expect, it } from 'vitest';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { decoded, textOf } from './shown.ts';

const at = sharedTables(() =>
  at.readTables.tenders(
    Array.from({ length: 60 }, (_, n) =>
      tenderRow(n, {
        title: n % 3 === 0 ? 'Fencing of a yard' : `Yard number ${n}`,
        // A list does not search descriptions.
        description: n % 3 === 1 ? 'Includes fencing' : 'Gates',
        province: n % 2 === 0 ? 'Limpopo' : 'Gauteng',
        category_slugs: [n % 4 === 0 ? 'construction' : 'consulting'],
      }),
    ),
  ),
);

const ask = (path: string) => at.api.page(path);
const countOf = (page: string): number => Number(/<strong>(\d+)\u00a0tenders?</.exec(page)![1]);
const chipsOf = (page: string): [text: string, to: string][] => {
  const list = /<ul class="chips" aria-label="Chosen filters">([\s\S]*?)<\/ul>/.exec(page)?.[1] ?? '';
  return [...list.matchAll(/<a href="([^"]+)">([\s\S]*?)<\/a>/g)].map(([, to, text]) => [
    textOf(text!).replace('Remove', '').replace('×', '').trim(),
    decoded(to!),
  ]);
};
/** @returns what the form would send without a change, as a browser collects it */
const sentBy = (page: string): URLSearchParams => {
  const sent = new URLSearchParams();
  const form = /<form id="filters"[\s\S]*?<\/form>/.exec(page)![0];
  for (const [tag] of form.matchAll(/<input [^>]*>/g))
    sent.append(/ name="([^"]+)"/.exec(tag)![1]!, decoded(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''));
  for (const [, name, options] of page.matchAll(
    /<select form="filters"[^>]* name="([^"]+)"[^>]*>([\s\S]*?)<\/select>/g,
  ))
    sent.append(name!, /<option value="([^"]*)" selected/.exec(options!)?.[1] ?? '');
  for (const [tag] of page.matchAll(/<input form="filters"[^>]*>/g))
    sent.append(/ name="([^"]+)"/.exec(tag)![1]!, decoded(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''));
  for (const [name, value] of [...sent]) if (value === '') sent.delete(name);
  return sent;
};

describe('what is chosen', () => {
  it('has the name of a province that was sent as a code, and the form selects it', async () => {
    const { text } = await ask('/tenders?province=GP&category=Construction');
    expect(chipsOf(text).map(([chip]) => chip)).toEqual(['Province: Gauteng', 'Category: Construction']);
    expect(text.match(/>Gauteng<\/option>/g)).toHaveLength(1);
    expect(sentBy(text).get('province')).toBe('gauteng');
  });

  it('names every state in the same words, with and without a search', async () => {
    for (const path of ['/tenders?status=any', '/tenders?q=fencing&status=any']) {
      const { text } = await ask(path);
      expect(chipsOf(text).map(([chip]) => chip)).toEqual(['State: Every state']);
      expect(text.match(/>Every state<\/option>/g)).toHaveLength(1);
      expect(text).toContain('<option value="any" selected>Every state</option>');
    }
  });

  it('has a chip each, even if the form has no field for it or several values are chosen', async () => {
    const { text } = await ask(
      '/tenders?status=any&publicationType=TENDER_NOTICE&publishedAfter=2020-01-01&province=gauteng&province=limpopo&page=1',
    );
    expect(chipsOf(text)).toEqual([
      [
        'State: Every state',
        '/tenders?publicationType=TENDER_NOTICE&publishedAfter=2020-01-01&province=gauteng&province=limpopo',
      ],
      [
        'Publication type: Tender notice',
        '/tenders?status=any&publishedAfter=2020-01-01&province=gauteng&province=limpopo',
      ],
      [
        'Published after: 2020-01-01',
        '/tenders?status=any&publicationType=TENDER_NOTICE&province=gauteng&province=limpopo',
      ],
      [
        'Province: Gauteng',
        '/tenders?status=any&publicationType=TENDER_NOTICE&publishedAfter=2020-01-01&province=limpopo',
      ],
      [
        'Province: Limpopo',
        '/tenders?status=any&publicationType=TENDER_NOTICE&publishedAfter=2020-01-01&province=gauteng',
      ],
    ]);
    for (const [about, path] of chipsOf(text)) expect((await ask(path)).status, about).toBe(200);
  });

  it.each([
    'status=any&publicationType=TENDER_NOTICE&publishedAfter=2020-01-01',
    'status=any&province=gauteng,limpopo',
    'q=fencing&in=notice&correct=false&limit=5&view=table&columns=buyer&columns=ocid',
    'q=fencing&sourceOrganization=city-of-cape-town',
  ])('stays when the form is sent again: %s', async (query) => {
    const { status, text } = await ask(`/tenders?${query}`);
    expect(status).toBe(200);
    expect([...sentBy(text)].toSorted()).toEqual([...new URLSearchParams(query)].toSorted());
  });

  it('stays one choice of a field if a name is repeated', async () => {
    const { text } = await ask('/tenders?status=any&province=gauteng&province=limpopo');
    expect(sentBy(text).get('province')).toBe('gauteng,limpopo');
    expect(text).toContain('<option value="gauteng,limpopo" selected>Gauteng, Limpopo</option>');
    const again = await ask(`/tenders?${sentBy(text)}`);
    expect(countOf(again.text)).toBe(countOf(text));
  });

  it('is left out of the form if it is what is wrong', async () => {
    const { text } = await ask('/tenders?status=any&nonsense=1&municipality=Msunduzi');
    expect(Object.fromEntries(sentBy(text))).toEqual({ status: 'any', municipality: 'Msunduzi' });
  });

  it('is named if nothing matches, with the number that its removal leaves', async () => {
    const { text } = await ask('/tenders?q=fencing&publishedBefore=1999-01-01');
    const [, to, number] = /<a href="([^"]+)">(\d+) without “Published before”/.exec(text)!;
    expect(countOf((await ask(decoded(to!))).text)).toBe(Number(number));
  });
});

it('the forms of a list lead from cards to a table and back, and keep the query', async () => {
  const cards = await ask('/tenders?q=fencing&province=gauteng');
  const table = decoded(/<a href="([^"]+)">Table<\/a>/.exec(cards.text)![1]!);
  expect(table).toBe('/tenders?q=fencing&province=gauteng&view=table');
  const shown = await ask(`${table}&columns=ocid`);
  expect(shown.text).toContain('<table>');
  expect(decoded(/<a href="([^"]+)">Cards<\/a>/.exec(shown.text)![1]!)).toBe(
    '/tenders?q=fencing&province=gauteng',
  );
  expect(shown.text).toMatch(/aria-current="true">Table</);
});

describe('the numbers beside the values of a search', () => {
  const facetsOf = (page: string): [to: string, count: number][] =>
    [
      ...(/<div id="facets">([\s\S]*?)<\/aside>/.exec(page)?.[1] ?? '').matchAll(
        /<a href="([^"]+)"[^>]*>[^<]*<\/a> <span class="soft">(\d+)</g,
      ),
    ].map(([, to, count]) => [decoded(to!), Number(count)]);

  it.each(['q=fencing', 'q=fencing&in=notice', 'q=fencing&status=active', 'q=fencing&province=limpopo'])(
    'are those of the lists that they lead to: %s',
    async (query) => {
      const { text } = await ask(`/tenders?${query}`);
      const facets = facetsOf(text);
      expect(facets.length).toBeGreaterThan(0);
      for (const [to, count] of facets) expect(countOf((await ask(to)).text), to).toBe(count);
    },
  );

  it('are left out, and that is said, if the order is another', async () => {
    const { text } = await ask('/tenders?q=fencing&sort=closingDate');
    expect(facetsOf(text)).toEqual([]);
    expect(textOf(text)).toContain('Values without a number are the most usual ones among all tenders');
  });
});

describe('a search that finds nothing', () => {
  it.each([
    [
      'tenders',
      '-fencing',
      'The search only says which words to leave out. Add a word that the tenders should have.',
    ],
    ['tenders', '-"yard number" -gates', 'only says which words to leave out'],
    ['companies', '-fencing', 'Add a word that the companies should have.'],
    ['buyers', 'the of', 'The search has no words that can be looked for.'],
    ['tenders', '!?', 'The search has no words that can be looked for.'],
    ['tenders', 'the of and', 'The search has no words that can be looked for.'],
    ['tenders', '🚧🚧', 'The search has no words that can be looked for.'],
  ])('says so where words are missing: %s, %s', async (list, words, reason) => {
    const { status, text } = await ask(`/${list}?q=${encodeURIComponent(words)}`);
    expect([status, textOf(text).includes(reason)]).toEqual([200, true]);
  });

  it('says nothing about words where it has some', async () => {
    const { text } = await ask('/tenders?q=zzzyqx -fencing');
    expect(textOf(text)).toContain('No tender matches. Try fewer');
  });
});

it('ids find tenders in every state, and the page says so', async () => {
  const { text } = await ask('/tenders?ids=100000,100001');
  expect(textOf(text)).toContain('2 tenders in every state');
  expect(/<select form="filters"[^>]* name="status"[^>]*><option[^>]*>([^<]+)/.exec(text)![1]).toBe(
    'Every state',
  );
  expect(textOf((await ask('/tenders?ids=100000&status=active')).text)).toContain('1 tender open now');
});
