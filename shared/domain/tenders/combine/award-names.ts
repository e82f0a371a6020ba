import type { State } from '#shared/domain/tenders/capture.ts';
import type { SourceHistories, SourceHistory } from '#shared/domain/tenders/history/source-history.ts';
import type { AwardFields } from '#shared/domain/tenders/records.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';
import { awardIdentity } from '#shared/text/identity.ts';
import type { Instant } from '#shared/time.ts';
import { betweenPublishers, betweenStates, pairAwards } from './award-pairs.ts';

/**
 * An award under its permanent id, and its latest version from each publisher, under the id that its reader gave it.
 */
type Named = { id: string; key: string; shown: Map<string, AwardFields> };

/** A state in the order of capture, with the number of its history and its place in this history. */
type Step = { history: number; place: number; state: State; at: Instant };

/**
 * Gives every award its first id and key, in all states of all publishers. The portal often shows an award before the
 * feed does, and readers make ids from the publisher's data, so an award would otherwise change its id when the feed
 * catches up. Names are given in the order of capture, so that later captures never change a name.
 */
export function nameAwards(ocid: string, histories: SourceHistories): SourceHistories {
  const [first, ...others] = histories;
  if (!histories.some(({ states }) => states.some(({ record }) => record.awards.length > 0)))
    return histories;
  const known: Named[] = [];
  const named = new Map<State, State>();
  for (const { state, history } of stepsOf(histories)) {
    const { source } = histories[history] ?? first;
    named.set(state, { ...state, record: withNames(ocid, state.record, source, known) });
  }
  const rename = (history: SourceHistory): SourceHistory => {
    const [state, ...states] = history.states.map((own) => named.get(own) ?? own);
    return { ...history, states: [state ?? history.states[0], ...states] };
  };
  return [rename(first), ...others.map(rename)];
}

/** Merged releases may show an old state late; nevertheless the states of one publisher stay in their order. */
function stepsOf(histories: SourceHistories): Step[] {
  const steps = histories.flatMap(({ states }, history) => {
    let at: Instant = '';
    return states.map((state, place): Step => {
      if (state.capturedAt > at) at = state.capturedAt;
      return { history, place, state, at };
    });
  });
  const before = (one: Step, other: Step) => one.history - other.history || one.place - other.place;
  return steps.sort((a, b) => (a.at === b.at ? before(a, b) : a.at < b.at ? -1 : 1));
}

/** @param known the awards named so far; new ones are added */
function withNames(ocid: string, record: SourceRecord, source: string, known: Named[]): SourceRecord {
  const names = new Map<string, Named>();
  const own = pairAwards(known, ({ shown }) => shown.get(source), record.awards, betweenStates);
  const unpaired = record.awards.filter((award) => !own.has(award));
  const others = known.filter(({ shown }) => !shown.has(source));
  const shared = pairAwards(others, ({ shown }) => [...shown.values()][0], unpaired, betweenPublishers);
  const awards = record.awards.map((award) => {
    const name = own.get(award) ?? shared.get(award) ?? newName(ocid, award, known);
    name.shown.set(source, award);
    names.set(award.id, name);
    return { ...award, id: name.id, award_key: name.key };
  });
  const idOf = (award: string): string => names.get(award)?.id ?? award;
  return {
    ...record,
    awards,
    subcontractors: record.subcontractors.map((row) => ({ ...row, award_id: idOf(row.award_id) })),
    contracts: record.contracts.map((row) => ({
      ...row,
      award_id: row.award_id === null ? null : idOf(row.award_id),
    })),
  };
}

/** Names an award as its reader does; if another award has that name, the amount or a number is added. */
function newName(ocid: string, { id, award_key, amount }: AwardFields, known: Named[]): Named {
  let name: Pick<Named, 'id' | 'key'> = { id, key: award_key };
  for (let again = 1; known.some((other) => other.id === name.id); again += 1) {
    const key = `${award_key}:${again === 1 && amount !== null ? amount : again}`;
    name = { id: awardIdentity(ocid, key), key };
  }
  const added = { ...name, shown: new Map() };
  known.push(added);
  return added;
}
