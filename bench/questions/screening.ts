import { type Api, ask, startApi } from '#bench/harness/api.ts';
import { startDatabase, startRedis, withClient } from '#bench/harness/database.ts';
import { timeEach } from '#bench/harness/latency.ts';
import { CONNECTIONS, openLoad } from '#bench/harness/load.ts';
import { processorSeconds } from '#bench/harness/processor-time.ts';
import { residentMib } from '#bench/harness/resident.ts';
import { publishRestrictions, restrictionsOf, supplierNamesOf } from '#bench/harness/restricted.ts';
import { screenTogether } from '#bench/harness/screeners.ts';
import { decide } from '#shared/domain/screening/decision.ts';
import { MATCH_SCORE } from '#shared/domain/screening/deductions.ts';
import { findMatches, prepareRestrictions } from '#shared/domain/screening/matching.ts';
import { nameKinds, readName, type Screened } from '#shared/domain/screening/name.ts';
import { kindsOf } from '#shared/domain/screening/name-kind.ts';
import type { Restriction } from '#shared/domain/screening/restriction.ts';
import { askedAs } from '#shared/domain/screening/screening-list.ts';
import { NO_COUNTS } from '#shared/domain/screening/word-weight.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { MASK } from '#shared/text/identity-number.ts';
import type { Question, Say } from '../question.ts';
import { interleave, median, percentile } from '../statistics.ts';

const ENTRIES = 10_000;
/** Workers that share the work of a machine with two cores. */
const PROCESSES = 2;
/** Names of one round; the naive loop takes a tenth of a second for each. */
const [NAMES, NAIVE_NAMES] = [1_000, 20];
/** Checks of one round whose times are measured one by one, and how many come at the same time. */
const [CHECKS, AT_ONCE] = [500, 2];
const MAX = { p95: 25, mib: 200, seconds: 240 };
const MIN_PER_SECOND = 400;
/** Names in a full run; with another number of releases the limit in seconds is that share of four minutes. */
const FULL_NAMES = 100_000;
const DAY = '2026-08-14';

export const screening: Question = {
  name: 'screening',
  asks: `names compared with a list of ${ENTRIES} restricted suppliers, against comparing each name with every entry in full`,
  unit: 'names/s of processor time',
  ours: 'the prepared list, as derive and the API use it, names that all differ, one process',
  reference: 'a loop over all entries that decides about each by the same rules; it finds the same',
  target: 20,
  measure: async ({ harness, say, rounds, seconds, releases }) => {
    const entries = restrictionsOf(ENTRIES);
    const list = prepareRestrictions(entries);
    const naive = naiveLoop(entries);
    let round = 0;
    const result = await interleave(rounds, {
      ours: async () => {
        round += 1;
        const names = supplierNamesOf(`round ${round}`, NAMES, entries);
        const rate = perSecond(names, (name) => findMatches(name, list, DAY).length);
        say(`ours ${Math.round(rate)} names/s`);
        return rate;
      },
      reference: async () => {
        const names = supplierNamesOf(`naive ${round}`, NAIVE_NAMES, entries);
        for (const name of names.slice(0, 3))
          if (naive(name) !== list.find({ name, kind: null }).length)
            throw new EnvironmentError(`the loop does not find for ${name} what the list finds`);
        return perSecond(names, naive);
      },
    });

    const names = 2 * releases;
    say(`${names} names in ${PROCESSES} processes`);
    const together = await screenTogether(harness, { processes: PROCESSES, entries: ENTRIES, names });
    const database = await startDatabase(harness);
    const redis = await startRedis(harness);
    await withClient(database.url, (client) => publishRestrictions(client, entries));
    const api = await startApi(harness, database.url, redis);
    await ask(api, pathOf('Nobody At All'));
    const checks = await checksOf(api, entries, rounds, say);
    const load = openLoad(harness, say);
    const rates: number[] = [];
    const before = processorSeconds(api.pid);
    for (let shot = 0; shot < rounds; shot += 1) {
      const asked = supplierNamesOf(`load ${shot}`, Math.max(CONNECTIONS, 1_000 * seconds), entries);
      const hit = await load('checks,', {
        ...{ url: api.url, headers: api.headers, seconds, paths: asked.map(pathOf) },
      });
      rates.push(hit.perSecond);
    }
    const answered = rates.reduce((sum, rate) => sum + rate * seconds, 0);
    const perCore = answered / Math.max(1, processorSeconds(api.pid) - before);
    return {
      ...result,
      postgres: database.version,
      limits: [
        { what: 'p95 of a check over HTTP, ms', value: checks, max: MAX.p95 },
        { what: 'checks in a second of processor time of the API', value: perCore, min: MIN_PER_SECOND },
        { what: 'MiB of that process', value: residentMib(api.pid), max: MAX.mib },
        {
          ...{ what: `seconds for ${names} suppliers in ${PROCESSES} processes`, value: together.seconds },
          max: (MAX.seconds * names) / FULL_NAMES,
        },
      ],
      remarks: [
        `${ENTRIES} entries, half of them persons; each name has a rare word, one in fifty is on the list, half of those misspelt`,
        `${together.matched} of ${names} suppliers match; ${((1_000 * together.cpuSeconds) / names).toFixed(2)} ms of processor time a name`,
        `p95 with ${AT_ONCE} checks at a time; with ${CONNECTIONS} one API process answers ${Math.round(median(rates))} in a second beside PostgreSQL and the load; all different`,
      ],
    };
  },
};

const pathOf = (name: string): string =>
  `/v2/forensic/restricted-suppliers/check?${new URLSearchParams({ q: name })}`;

/** @returns names in a second of processor time */
function perSecond(names: readonly string[], find: (name: string) => number): number {
  const before = process.cpuUsage();
  for (const name of names) find(name);
  const { user, system } = process.cpuUsage(before);
  return names.length / ((user + system) / 1_000_000);
}

/** @returns the p95 of all rounds but the first, in milliseconds */
async function checksOf(
  api: Api,
  entries: readonly Restriction[],
  rounds: number,
  say: Say,
): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const paths = supplierNamesOf(`check ${round}`, CHECKS, entries).map(pathOf);
    const times = await timeEach(paths, { ...api, connections: AT_ONCE });
    // The first round warms up connections and code.
    if (round > 0) all.push(...times);
    say(`p95 ${percentile(times, 0.95).toFixed(1)} ms`);
  }
  return percentile(all, 0.95);
}

/** @returns a function that compares a name with every entry, and gives the number of entries that match */
function naiveLoop(entries: readonly Restriction[]): (name: string) => number {
  const read = entries.map(({ supplierName, registrationNumber }) => {
    const given: Screened = registrationNumber?.includes(MASK)
      ? { name: supplierName, kind: 'person' }
      : { name: supplierName, kind: null, registration: registrationNumber };
    return kindsOf(given).map((kind) => readName(given, kind, NO_COUNTS));
  });
  return (name) => {
    const query: Screened = { name, kind: null };
    const asked = askedAs(query);
    const queries = new Map(nameKinds.map((kind) => [kind, readName(query, kind, NO_COUNTS)]));
    const matches = (of: (typeof read)[number]): boolean =>
      of.some((entry) => {
        const otherKind = asked !== null && asked !== entry.kind;
        return decide(queries.get(entry.kind)!, entry, otherKind, MATCH_SCORE) !== null;
      });
    return read.filter(matches).length;
  };
}
