import type { SourcedIssue } from '#shared/domain/quality/issues.ts';
import { latestRecord, type SourceHistory } from '#shared/domain/tenders/history/source-history.ts';
import type { AwardFields, SubcontractorRow } from '#shared/domain/tenders/records.ts';
import { companyKey } from '#shared/text/names.ts';

export type CombinedAward = AwardFields & { sources: string[] };

export type CombinedAwards = {
  awards: CombinedAward[];
  subcontractors: SubcontractorRow[];
  issues: SourcedIssue[];
  /** @returns the id of the combined award that a publisher's award became part of */
  idOf: (award: string) => string;
};

/** An amount a hundred times the other one has lost its decimal mark: `R217 967,78` published as 21796778. */
const LOST_MARK_FACTOR = 100;

/**
 * Combines the awards of all publishers. Awards of two publishers are the same award if their portal award id is equal,
 * otherwise if their supplier is; a supplier with several awards is matched by amount. The award keeps the id that the
 * first publisher's has, and the next publisher fills the fields that the first one left empty.
 * @param histories in order of precedence
 */
export function combineAwards(histories: readonly SourceHistory[]): CombinedAwards {
  const awards: CombinedAward[] = [];
  const issues: SourcedIssue[] = [];
  const combinedIds = new Map<string, string>();
  for (const history of histories) {
    const unmatched = new Set(awards);
    for (const award of withAmountsFirst(latestRecord(history).awards)) {
      const match = findMatch(unmatched, award);
      if (match === null) {
        awards.push({ ...award, position: awards.length, sources: [history.source] });
        continue;
      }
      unmatched.delete(match);
      combinedIds.set(award.id, match.id);
      fill(match, award, history.source, issues);
    }
  }
  const subcontractors = histories.flatMap((history) => latestRecord(history).subcontractors);
  const idOf = (award: string) => combinedIds.get(award) ?? award;
  return {
    awards,
    subcontractors: [
      ...new Map(subcontractors.map((row) => [row.id, { ...row, award_id: idOf(row.award_id) }])).values(),
    ],
    issues,
    idOf,
  };
}

/** Awards with an amount are matched first; awards without one match whatever remains. */
const withAmountsFirst = (awards: readonly AwardFields[]): AwardFields[] =>
  [...awards].sort(
    (a, b) => Number(a.amount === null) - Number(b.amount === null) || a.position - b.position,
  );

function findMatch(unmatched: ReadonlySet<CombinedAward>, award: AwardFields): CombinedAward | null {
  const same = [...unmatched].filter((other) => sameSupplier(other, award));
  return (
    same.find(
      (other) => other.etenders_award_id !== null && other.etenders_award_id === award.etenders_award_id,
    ) ??
    same.find((other) => equalAmounts(other.amount, award.amount)) ??
    same.find((other) => other.amount === null || award.amount === null || lostMark(other, award)) ??
    same[0] ??
    null
  );
}

function sameSupplier(one: AwardFields, other: AwardFields): boolean {
  if (one.etenders_award_id !== null && one.etenders_award_id === other.etenders_award_id) return true;
  if (one.supplier_csd_number !== null && one.supplier_csd_number === other.supplier_csd_number) return true;
  if (one.supplier_name === null || other.supplier_name === null)
    return one.supplier_name === other.supplier_name && one.status === other.status;
  return companyKey(one.supplier_name) === companyKey(other.supplier_name);
}

const equalAmounts = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && Number(one) === Number(other);

const lostMark = (one: AwardFields, other: AwardFields): boolean =>
  one.amount !== null &&
  other.amount !== null &&
  Math.abs(Number(one.amount) - LOST_MARK_FACTOR * Number(other.amount)) < 1;

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
  } else if (into.amount !== null && from.amount !== null && !equalAmounts(into.amount, from.amount)) {
    issues.push({ source: into.sources[0] ?? source, kind: 'publishers-differ', path, detail });
  }
  const currency = into.amount === null ? from.currency : into.currency;
  const empty = Object.entries(into).filter(([, value]) => value === null);
  for (const [column] of empty)
    Object.assign(into, { [column]: (from as unknown as Record<string, unknown>)[column] });
  into.currency = currency ?? into.currency;
  into.sources.push(source);
}
