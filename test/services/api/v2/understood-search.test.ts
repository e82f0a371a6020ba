import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from '#shared/domain/search/words.ts';
import { tenderRow, uuidOf } from '#test/services/api/v2/support/rows.ts';
import { titles } from '#test/services/api/v2/support/searched-titles.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

const at = sharedTables(async () => {
  await at.readTables.tenders(
    titles.map(([title, rest = {}], place) => tenderRow(place + 1, { title, description: null, ...rest })),
  );
  await at.readTables.client.query(`insert into read.lexeme (resource, lexeme)
    select distinct 'tender', word.lexeme from read.tender, unnest(search) word
    where word.lexeme ~ '^[[:alpha:]]{4,40}$' on conflict do nothing`);
});

/** Adds a word to the documents of the records with a given title. */
const putInDocuments = (title: string, word: string) =>
  at.readTables.client.query(
    `update read.tender set search = search || (select array_to_tsvector(array_agg('@@' || lexeme))
      from unnest(to_tsvector('read.words', $2))) where detail::json->>'title' like $1`,
    [`${title}%`, word],
  );

const ask = async (q: string, rest = '') => {
  const { status, text, json } = await at.api.get(`/v2/tenders/search?q=${encodeURIComponent(q)}${rest}`);
  expect(status, text).toBe(200);
  return {
    meta: json.meta as Record<string, unknown>,
    titles: (json.data as { title: string }[]).map(({ title }) => title),
  };
};

describe('words as people write them', () => {
  it.each([
    ['Gauteng - Health', ['Installation of high-mast lights']],
    ['high mast', ['Installation of high-mast lights', 'Highmast pole']],
    ['highmast', ['Installation of high-mast lights', 'Highmast pole']],
    ['waste-water', ['Pumps for waste water', 'Upgrading of the wastewater works']],
    ['OR Tambo', ['Renovation at O.R. Tambo airport']],
    ['O.R. Tambo', ['Renovation at O.R. Tambo airport']],
    ['PRASA renovation', ['Renovation at O.R. Tambo airport']],
    ['CCTV', ['Closed circuit television for the depot']],
    ['“closed circuit”', ['Closed circuit television for the depot']],
    ['EMM2501', ['Drilling']],
    ['RFQ6718', ['Painting of classrooms']],
    ['RFQ 6718', ['Painting of classrooms']],
    ['42282', ['Security guarding of depots']],
    ['ENTCS', ['Security guarding of depots']],
    ['“roof repair”', ['Repair of < roof > & gutters']],
    ['sekuriteit', ['Security guarding of depots']],
    ['ukuhlanza', ['Cleaning of offices']],
    ['skoonmaak', ['Cleaning of offices']],
    ['amanzi pumps', ['Pumps for waste water']],
    ['wifi', ['Wi-Fi for libraries']],
    ['bylaws', ['Drafting of by-laws']],
    ['ewaste', ['Collection of e-waste']],
    ['e waste', ['Collection of e-waste']],
    ['ambulance', ['Emergency medical transport']],
    ['brandblussers', ['Supply of fire extinguishers']],
    ['slaggate', ['Patching of potholes']],
    ['telephone system', ['PABX and handsets']],
    ['hire of cars', ['Hiring of vehicles']],
    ['uMnambithi', ['Ploughing of fields']],
    ['ploughing KZN', ['Ploughing of fields', 'Supply of seed']],
    ['yacht lotz', []],
    ['Ntsika wall panels', ['Ntskia wall panels']],
    ['photo-copier', ['Repair of a copier']],
    ['dust-bin', ['Purchase of wheelie bins']],
    ['fire extinguisher', ['Supply of fire extinguishers']],
    ['wheeliebin', ['Purchase of wheelie bins']],
    ['pot-hole', ['Patching of potholes']],
    ['tenders Durban', ['Cleaning of offices']],
    ['RFQ for cables', ['Cables and switchgear']],
    ['bids in Vaal Triangle', ['Repair of a copier', 'Kiosk for the Vaal Triangle Wetland Trust']],
    ['Vaaldriehoek', ['Repair of a copier', 'Kiosk for the Vaal Triangle Wetland Trust']],
    ['tarring PE', ['Tarring of the depot yard']],
    ['"tender" bulletin', ['Tender bulletin']],
    ['tenders', ['Tender bulletin']],
    ['paving Grahamstown', ['Paving in Makhanda', 'Paving in Kokstad']],
    ['plafonne vir skole', ['Resealing of school ceilings']],
    ['skoolplafonne', ['Resealing of school ceilings']],
    ['skoolsplafon', ['Resealing of school ceilings']],
    ['D E P O T Ntsika', ['Depot at Ntsika']],
  ])('%s', async (q, expected) => {
    expect((await ask(q)).titles).toEqual(expected);
  });

  it('splits texts and queries by one rule', async () => {
    const character = fc.constantFrom(...'abcDEé12 -./&\'"–“(\t');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: character, maxLength: 40 }), async (text) => {
        const { rows } = await at.readTables.client.query('select read.search_words($1) as words', [text]);
        expect(rows[0].words.toLowerCase().split(/\s+/).filter(Boolean)).toEqual(searchWords(text));
      }),
    );
  });
});

describe('most words', () => {
  it('follow if few records have all', async () => {
    const { titles: found, meta } = await ask('cctv cameras');
    expect(found).toEqual(
      expect.arrayContaining(['Closed circuit television for the depot', 'Cameras for traffic']),
    );
    expect(meta['matching']).toEqual({ allWords: 0, allWordsIsExact: true, mostWords: true });
    expect(meta).toMatchObject({ totalCount: found.length, totalIsExact: true });
  });

  it('are as many for a small page as for a large one', async () => {
    const sizes = ['&limit=1', '&limit=2', '', '&limit=100'];
    const totals = await Promise.all(
      sizes.map(async (size) => (await ask('waste water pumps', size)).meta['totalCount']),
    );
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBeGreaterThan(1);
  });

  it('come after all words', async () => {
    const { titles: found, meta } = await ask('painting of classrooms fencing', '&limit=5');
    expect(meta['matching']).toMatchObject({ allWords: 0 });
    expect(found[0]).toBe('Painting of classrooms');
    expect((await ask('waste water pumps')).titles.slice(0, 2)).toEqual([
      'Pumps for waste water',
      'Upgrading of the wastewater works',
    ]);
  });

  it('go by words that are rare in notices, whatever documents say', async () => {
    await putInDocuments('Fencing', 'abattoir');
    expect((await ask('abattoir waste removal')).titles[0]).toBe('Disposal of abattoir waste');
  });

  it('count more in titles than in names of buyers', async () => {
    expect((await ask('bison hides tanning')).titles).toEqual([
      'Tanning of cattle hides',
      'Tanning in the yard',
    ]);
  });

  it('are read to the end by cursor and by page, each record once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('fencing lot shaft', 'fencing 7 drilling', 'lot painting cameras', 'fencing lot'),
        fc.integer({ min: 1, max: 25 }),
        async (q, limit) => {
          const byCursor: string[] = [];
          const byPage: string[] = [];
          for (let cursor: unknown = ''; cursor !== null; ) {
            const { titles: page, meta } = await ask(q, `&limit=${limit}${cursor && `&cursor=${cursor}`}`);
            byCursor.push(...page);
            cursor = meta['nextCursor'];
          }
          for (let page = 1, more = true; more; page += 1) {
            const { titles: found, meta } = await ask(q, `&limit=${limit}&page=${page}`);
            byPage.push(...found);
            more = meta['hasNext'] === true;
            expect(meta['totalPages']).toBeGreaterThanOrEqual(more ? page + 1 : Math.min(page, found.length));
          }
          expect(byPage).toEqual(byCursor);
          expect(new Set(byCursor).size).toBe(byCursor.length);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('corrections', () => {
  it('are named, and the original words are offered', async () => {
    const { titles: found, meta } = await ask('paintng classroms', '&province=gauteng');
    expect(found[0]).toBe('Painting of classrooms');
    expect(meta['corrections']).toEqual([
      { from: 'paintng', to: ['painting'] },
      { from: 'classroms', to: ['classrooms'] },
    ]);
    expect(meta['uncorrected']).toBe('/v2/tenders/search?q=paintng+classroms&province=gauteng&correct=false');
    const { json } = await at.api.get(String(meta['uncorrected']));
    expect(json).toMatchObject({ data: [], meta: { totalCount: 0 } });
  });

  it('are words, for each of several misspelt words', async () => {
    const { titles: found, meta } = await ask('publisity museuns');
    expect(found).toEqual(['Publicity for museums']);
    expect(meta['corrections']).toEqual([
      { from: 'publisity', to: ['publicity'] },
      { from: 'museuns', to: ['museums'] },
    ]);
    expect((await ask('overpayed grants')).titles).toEqual(['Verification of overpaid grants']);
  });

  it.each([
    ['secuirty', ['Security guarding of depots']],
    ['secuirty services', ['Security guarding of depots']],
    ['ecurity', ['Security guarding of depots']],
  ])('also mend the first word: %s', async (q, expected) => {
    expect((await ask(q)).titles).toEqual(expected);
  });

  it.each(['durban', 'durban zebras', 'looking'])('change no name and no word of titles: %s', async (q) => {
    const { titles: found, meta } = await ask(q);
    expect(meta).not.toHaveProperty('corrections');
    for (const title of ['Urban renewal plan', 'Supply of books']) expect(found).not.toContain(title);
  });

  it('say when quotation marks were ignored', async () => {
    expect((await ask('"roof repair"')).meta['quotesIgnored']).toBe(true);
    expect((await ask('"closed circuit"')).meta).not.toHaveProperty('quotesIgnored');
    expect((await ask('"roof repair"', '&correct=false')).titles).toEqual([]);
  });

  it.each(['ppe', 'fife', 'cor'])('do not change the meaning: %s', async (q) => {
    const { titles: found, meta } = await ask(q);
    expect(found).toEqual([]);
    expect(meta).not.toHaveProperty('corrections');
  });
});

describe('what comes with the records', () => {
  it.each([
    ['roof', 'title'],
    ['leaks', 'description'],
    ['PRASA', 'sourceOrganization'],
    ['Vaaldriehoek', 'municipality'],
    ['RFQ6718', 'referenceNumber'],
    ['paintng', 'title'],
    ['limpopo highmast', 'title'],
    ['cctv depot cameras', 'title'],
  ])('each says where it matches: %s', async (q, field) => {
    const { json } = await at.api.get(`/v2/tenders/search?q=${q}`);
    const all = json.data as { matches: { field: string; passage: string }[] }[];
    expect(all.length).toBeGreaterThan(0);
    for (const { matches } of all) expect(matches[0]?.passage).toEqual(expect.any(String));
    expect(all[0]?.matches.map((match) => match.field)).toContain(field);
  });

  it('highlights words, safe in HTML', async () => {
    const { meta } = await ask('roof', '&highlight=true');
    expect(meta['highlights']).toEqual([
      {
        id: uuidOf(8),
        title: 'Repair of &lt; <mark>roof</mark> &gt; &amp; gutters',
        description: '<mark>roof</mark> leaks; &quot;Block A&quot; only',
      },
    ]);
  });

  it('counts the found records under the same filters', async () => {
    const { meta } = await ask('fencing', '&facets=province,status&limit=5');
    expect(meta).toMatchObject({
      totalCount: 60,
      totalIsExact: true,
      facets: {
        province: [
          { value: 'limpopo', count: 40 },
          { value: 'gauteng', count: 20 },
        ],
        status: [{ value: 'active', count: 60 }],
      },
      facetsExact: true,
    });
    const { meta: filtered } = await ask('fencing', '&facets=province&province=gauteng');
    expect(filtered['facets']).toEqual({ province: [{ value: 'gauteng', count: 20 }] });
  });

  it('counts as many records as it finds, whatever is asked', async () => {
    const word = fc.constantFrom(
      'fencing',
      'lot',
      'shaft',
      'drilling',
      'painting',
      'of',
      'high-mast',
      '-lot',
      'OR',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), async (words) => {
        const { meta, titles: found } = await ask(
          words.join(' ').padEnd(2),
          '&facets=province,status&limit=100',
        );
        const sums = Object.values(meta['facets'] as Record<string, { count: number }[]>).map((values) =>
          values.reduce((sum, { count }) => sum + count, 0),
        );
        expect(meta['totalCount']).toBe(found.length);
        expect(sums).toEqual([found.length, found.length]);
      }),
      { numRuns: 40 },
    );
  });
});
