import type { Breakdown, Evaluation } from '#eval/evaluation.ts';
import { compileRows } from '#eval/search/corpus.ts';
import { type Judgement, judge, TOP, textOf } from '#eval/search/judge.ts';
import { judgedQueries } from '#eval/search/judged-queries.ts';
import { type KnownItem, knownItems } from '#eval/search/known-items.ts';
import { type Served, serveProcesses } from '#eval/search/served.ts';

const MISSES_SHOWN = 25;

type Outcome = KnownItem & { found: boolean };

export const search: Evaluation = {
  name: 'search',
  question: 'do searches over all real tenders show what was searched for?',
  run: async ({ data, progress }) => {
    const compiled = compileRows(data);
    await using served = await serveProcesses(compiled, progress);
    const outcomes = await inTurn(knownItems(served.tenders), async (item) => {
      const { data: shown } = await served.ask(
        `/v2/tenders/search?limit=${TOP}&fields=id&q=${encodeURIComponent(item.q)}`,
      );
      return { ...item, found: shown.some(({ id }) => item.wanted.has(String(id))) };
    });
    const buyers = await buyersFound(served);
    const judgements = await judgeQueries(served);
    const all = [...outcomes, ...buyers];
    const clean = all.filter(({ kind }) => kind !== 'one typing error');
    const misspelt = all.filter(({ kind }) => kind === 'one typing error');
    return {
      n: served.tenders.length,
      figures: {
        clean: share(clean),
        misspelt: share(misspelt),
        ndcg: judgements.reduce((sum, { ndcg }) => sum + ndcg, 0) / judgements.length,
        forbiddenCount: judgements.reduce((sum, { forbidden }) => sum + forbidden.length, 0),
        judgedCount: judgements.length,
      },
      baselines: {},
      targets: {
        clean: { min: 0.97 },
        misspelt: { min: 0.9 },
        ndcg: { min: 0.85 },
        forbiddenCount: { max: 0 },
        judgedCount: { min: 80 },
      },
      breakdowns: [kindsTable(all), missesTable(all), judgedTable(judgements)],
      remarks: [
        'A query made from a record is left out where more than ten records fit it equally well.',
        'Judged queries have rules for what is meant, of use, and wrong; nDCG compares the first ten with the best order of all records.',
      ],
    };
  },
};

/** Searches for every organization by its displayed name. */
const buyersFound = ({ buyers, ask }: Served): Promise<Outcome[]> =>
  inTurn(buyers, async ({ id, name }) => {
    const { data } = await ask(`/v2/organizations/search?limit=${TOP}&q=${encodeURIComponent(name)}`);
    const found = data.some((organization) => organization['id'] === id);
    return { kind: 'displayed buyer name', q: name, wanted: new Set([id]), found };
  });

/** Asks the judged queries. */
function judgeQueries({ tenders, ask }: Served): Promise<Judgement[]> {
  const texts = new Map(tenders.map((item) => [item.id, textOf(item)]));
  return inTurn(judgedQueries, async (query) => {
    const { data } = await ask(`/v2/tenders/search?limit=${TOP}&fields=id&q=${encodeURIComponent(query.q)}`);
    return judge(
      query,
      texts,
      data.map(({ id }) => String(id)),
    );
  });
}

/** Judged queries below this are shown. */
const SHOWN_BELOW = 0.85;

function judgedTable(judgements: readonly Judgement[]): Breakdown {
  const weak = judgements.filter(({ ndcg, forbidden }) => ndcg < SHOWN_BELOW || forbidden.length > 0);
  return {
    title: 'judged queries with a weak result',
    columns: ['query', 'nDCG@10', 'must not come'],
    rows: weak.map(({ q, ndcg, forbidden }) => [q, ndcg.toFixed(2), forbidden.join('; ').slice(0, 80)]),
  };
}

const share = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ found }) => found).length / outcomes.length;

function kindsTable(outcomes: readonly Outcome[]): Breakdown {
  const byKind = [...Map.groupBy(outcomes, ({ kind }) => kind)];
  return {
    title: 'queries made from records, found among the first ten',
    columns: ['kind', 'queries', 'success'],
    rows: byKind.map(([kind, own]) => [kind, own.length, share(own).toFixed(3)]),
  };
}

function missesTable(outcomes: readonly Outcome[]): Breakdown {
  const misses = [
    ...Map.groupBy(
      outcomes.filter(({ found }) => !found),
      ({ kind }) => kind,
    ),
  ];
  return {
    title: 'some that were not found',
    columns: ['kind', 'query'],
    rows: misses.flatMap(([kind, own]) => own.slice(0, MISSES_SHOWN).map(({ q }) => [kind, q])),
  };
}

async function inTurn<Given, Made>(
  all: readonly Given[],
  make: (one: Given) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const one of all) made.push(await make(one));
  return made;
}
