import type { Breakdown, Evaluation } from '#eval/evaluation.ts';
import { compileRows } from '#eval/search/corpus.ts';
import { type KnownItem, knownItems } from '#eval/search/known-items.ts';
import { type Served, serveProcesses } from '#eval/search/served.ts';

const TOP = 10;
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
    const all = [...outcomes, ...buyers];
    const clean = all.filter(({ kind }) => kind !== 'one typing error');
    const misspelt = all.filter(({ kind }) => kind === 'one typing error');
    return {
      n: served.tenders.length,
      figures: { clean: share(clean), misspelt: share(misspelt) },
      baselines: {},
      targets: { clean: { min: 0.97 }, misspelt: { min: 0.9 } },
      breakdowns: [kindsTable(all), missesTable(all)],
      remarks: ['A query that more than ten records fit equally well is left out.'],
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
