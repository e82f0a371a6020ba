import type { SourcedIssue } from '#shared/domain/quality/issues.ts';
import { latestRecord, type SourceHistory } from '#shared/domain/tenders/history/source-history.ts';
import type { AwardFields, SubcontractorRow } from '#shared/domain/tenders/records.ts';
import { betweenPublishers, equalAmounts, lostMark, pairAwards } from './award-pairs.ts';

export type CombinedAward = AwardFields & { sources: string[] };

export type CombinedAwards = {
  awards: CombinedAward[];
  subcontractors: SubcontractorRow[];
  issues: SourcedIssue[];
};

/**
 * Combines the awards of all publishers. Awards of two publishers are the same award if their portal award id is equal,
 * otherwise if their supplier is; a supplier with several awards is matched by amount. The next publisher fills the fields
 * that the first one left empty.
 * @param histories in order of precedence, with the ids that `nameAwards` gives
 */
export function combineAwards(histories: readonly SourceHistory[]): CombinedAwards {
  const awards: CombinedAward[] = [];
  const issues: SourcedIssue[] = [];
  const subcontractors = new Map<string, SubcontractorRow>();
  for (const history of histories) {
    const record = latestRecord(history);
    const pairs = pairAwards(awards, (award) => award, record.awards, betweenPublishers);
    const ids = new Map<string, string>();
    for (const [award, match] of pairs) {
      ids.set(award.id, match.id);
      fill(match, award, history.source, issues);
    }
    for (const award of record.awards) {
      if (pairs.has(award)) continue;
      const id = freeId(award.id, ids, awards);
      ids.set(award.id, id);
      awards.push({ ...award, id, position: awards.length, sources: [history.source] });
    }
    for (const row of record.subcontractors)
      subcontractors.set(row.id, { ...row, award_id: ids.get(row.award_id) ?? row.award_id });
  }
  return { awards, subcontractors: [...subcontractors.values()], issues };
}

/**
 * If amounts show that awards were paired wrongly before, an award may be left alone while its id belongs to an award
 * of the first publisher. It then takes the former id of that award's new counterpart.
 */
function freeId(id: string, ids: ReadonlyMap<string, string>, awards: readonly CombinedAward[]): string {
  if (!awards.some((award) => award.id === id)) return id;
  const [counterpart] = [...ids].find(([, into]) => into === id) ?? [];
  return counterpart === undefined ? id : freeId(counterpart, ids, awards);
}

function fill(into: CombinedAward, from: AwardFields, source: string, issues: SourcedIssue[]): void {
  const path = `awards/${into.position}/value/amount`;
  const detail = { [into.sources[0] ?? '']: into.amount, [source]: from.amount };
  if (lostMark(into, from)) {
    issues.push({ source: into.sources[0] ?? source, kind: 'amount-lost-decimals', path, detail });
    into.amount = from.amount;
    into.validation_errors = [
      ...new Set([
        ...into.validation_errors.filter((kind) => kind !== 'suspect-amount'),
        'amount-lost-decimals',
      ]),
    ].sort();
  } else if (into.amount !== null && from.amount !== null && !equalAmounts(into, from)) {
    issues.push({ source: into.sources[0] ?? source, kind: 'publishers-differ', path, detail });
  }
  const currency = into.amount === null ? from.currency : into.currency;
  const empty = Object.entries(into).filter(([, value]) => value === null);
  for (const [column] of empty)
    Object.assign(into, { [column]: (from as unknown as Record<string, unknown>)[column] });
  into.currency = currency ?? into.currency;
  into.sources.push(source);
}
