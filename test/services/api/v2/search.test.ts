import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tenderRow, uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

/** More than the search ranks. */
const MANY = 400;
/** Three times as many as the search ranks, a third of them with the word in the title. */
const LIGHTS = 300;

const at = sharedTables(async () => {
  await at.readTables.tenders([
    tenderRow(1, { title: 'Road maintenance in Màngaung', description: 'Gravel' }),
    tenderRow(2, { title: 'Supply of gravel', description: 'For the maintenance of a road' }),
    tenderRow(3, {
      title: 'Maintaining of roads and bridges',
      reference_number: 'ZNTM 01266/W',
      description: null,
    }),
    tenderRow(4, { title: 'Security guarding services', description: 'Guards' }),
    tenderRow(5, { title: 'Security fence', description: 'Palisade' }),
    tenderRow(6, { title: 'Bridges', description: 'One' }),
    tenderRow(7, { title: 'Bridges', description: 'Two' }),
    ...Array.from({ length: LIGHTS }, (_, n) =>
      tenderRow(1000 + n, {
        title: n % 3 === 0 ? 'Lighting' : `Poles ${n}`,
        description: 'Lighting of a street',
      }),
    ),
    tenderRow(8, { title: 'Electrical engineering of a harbour', description: null }),
    tenderRow(9, {
      title: 'Cleaning of quays',
      description: null,
      source_organization: { id: uuidOf(2), name: 'Harbour Authority', slug: 'harbour-authority' },
    }),
    tenderRow(10, { title: 'Dredging', description: 'In the harbour' }),
    tenderRow(11, {
      title: 'Painting of sheds',
      description: null,
      delivery: '1 Harbour Road - Durban - 4001',
    }),
    tenderRow(3001, { title: 'Audit', description: null, reference_number: 'EMM 35/2021/2022' }),
    tenderRow(3002, { title: 'Audit of EMM for 2021 and 2022', description: null }),
    tenderRow(3000, { title: 'Lighthouse at the pier', description: null }),
    ...Array.from({ length: MANY }, (_, n) =>
      tenderRow(2000 + n, { title: `Stationery ${n}`, description: 'Pens', delivery: `${n} Pier Road` }),
    ),
  ]);
  await at.readTables.client.query(`insert into read.lexeme (resource, lexeme)
    select distinct 'tender', word.lexeme from read.tender, unnest(search) word
    where word.lexeme ~ '^[[:alpha:]]{4,40}$' on conflict do nothing`);
});

const ask = (query: string) => at.api.get(`/v2/tenders/search?${query}`);
const idsOf = (records: readonly { tenderId: string }[]) => records.map(({ tenderId }) => tenderId);
const found = async (words: string): Promise<number[]> =>
  idsOf(await at.api.data(`/v2/tenders/search?q=${encodeURIComponent(words)}`)).map(
    (id) => Number(id) - 100_000,
  );

describe('searching tenders', () => {
  it.each([
    ['word forms', 'roads maintenance', [1, 2, 3]],
    ['a phrase', '"road maintenance"', [1]],
    ['an exclusion', 'security -fence', [4]],
    ['either of two', 'palisade or guards', [4, 5]],
    ['accents left out', 'mangaung', [1]],
    ['accents put in', 'mángaung', [1]],
    ['a number whole, in any case and with any blanks', 'zntm01266w', [3]],
    ['an ocid', 'OCDS-9T57FA-100004', [4]],
    ['a tender number', '100005', [5]],
    ['a misspelt word', 'secirity fence', [5]],
    ['several misspelt words', 'elctrical enginering', [8]],
    ['a misspelt word inside a phrase', '"elctrical engineering"', [8]],
    ['a misspelt word that is a word', 'rod maintenence', [1, 2]],
    ['words of title and address together', 'painting durban', [11]],
    ['what is delivered there', 'durban', [11]],
    ['nothing for what no record has', 'zebra', []],
    ['nothing for exclusions alone', '-road', []],
    ['nothing for words without meaning', 'the of', []],
  ])('finds %s', async (_, words, expected) => {
    expect((await found(words)).toSorted((one, other) => one - other)).toEqual(expected);
  });

  it('gives the title before the description, and the newer of equals first', async () => {
    expect(await found('gravel')).toEqual([2, 1]);
    expect(await found('bridges')).toEqual([3, 6, 7]);
  });

  it('gives titles first, then buyers, then descriptions, then addresses', async () => {
    expect(await found('harbour')).toEqual([8, 9, 10, 11]);
  });

  it('gives an old tender with the word in its title before newer ones with it in the address', async () => {
    const { json } = await ask('q=pier&fields=tenderId');
    expect(idsOf(json.data).slice(0, 2)).toEqual(['103000', '102000']);
  });

  it('gives nothing but the record whose number was given, although another has most parts of it', async () => {
    expect(await found('emm 2021 2022')).toEqual([3002]);
    expect(await found('EMM 35/2021/2022')).toEqual([3001]);
  });

  it('leaves out records with an excluded word, wherever it occurs', async () => {
    expect(await found('dredging -harbour')).toEqual([]);
    expect(await found('painting -durban')).toEqual([]);
  });

  it('reports that the text has no word to look for', async () => {
    for (const words of ['the of and', '-road', '!?'])
      expect((await ask(`q=${words}`)).json.meta).toMatchObject({ totalCount: 0, wordless: true });
    for (const words of ['zebra', 'the road'])
      expect((await ask(`q=${words}`)).json.meta).not.toHaveProperty('wordless');
    for (const path of ['tenders/search?sort=closingDate&', 'tenders?', 'organizations?', 'intel/items?'])
      expect((await at.api.get(`/v2/${path}q=the%20of`)).json.meta, path).toMatchObject({ wordless: true });
  });

  it('reports that similar words were used', async () => {
    expect((await ask('q=secirity')).json.meta).toMatchObject({ similarWords: true, query: 'secirity' });
    expect((await ask('q=security')).json.meta).not.toHaveProperty('similarWords');
  });

  it('uses a sort that is sent', async () => {
    const { json } = await ask('q=gravel&sort=-publicationDate');
    expect(idsOf(json.data)).toEqual(['100001', '100002']);
  });

  it('can be read to the end, by cursor and by page, beyond the records that are ranked', async () => {
    const byCursor = idsOf(await at.api.everyPage('/v2/tenders/search?q=lighting&limit=30'));
    expect(new Set(byCursor).size).toBe(LIGHTS);
    const byPage: string[] = [];
    for (let page = 1, more = true; more; page += 1) {
      const { json } = await ask(`q=lighting&limit=30&page=${page}`);
      byPage.push(...idsOf(json.data));
      more = json.meta.hasNext;
    }
    expect(byPage).toEqual(byCursor);
  });

  it('accepts any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 2, maxLength: 40 }), async (words) => {
        const { status } = await ask(`q=${encodeURIComponent(words)}`);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 100 },
    );
  });
});

it('a cursor of a search gives each record once, whatever is published between two pages', async () => {
  let next = 5000;
  await fc.assert(
    fc.asyncProperty(
      // Even the largest list of writes ends before the last page is read.
      fc.integer({ min: 7, max: 23 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (limit, writes) => {
        const seen: string[] = [];
        const todo = [...writes];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const { json } = await ask(
            `q=lighting&limit=${limit}&fields=tenderId${cursor && `&cursor=${cursor}`}`,
          );
          seen.push(...idsOf(json.data));
          cursor = json.meta.nextCursor;
          const write = todo.shift();
          next += 1;
          // Sorted before all others, or after them.
          if (write !== undefined)
            await at.readTables.tenders([
              tenderRow(next, {
                title: 'Lighting',
                description: 'New',
                ...(write ? { publication_date_time: '2026-10-01T08:00:00Z' } : {}),
              }),
            ]);
        }
        expect(new Set(seen).size).toBe(seen.length);
        const stable = new Set(seen.map(Number).filter((id) => id >= 101_000 && id < 101_000 + LIGHTS));
        expect(stable.size).toBe(LIGHTS);
      },
    ),
    { numRuns: 10 },
  );
});
