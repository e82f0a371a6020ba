import type { SourcedFinding } from '#shared/domain/quality/findings.ts';
import { present, type SourceHistory } from '#shared/domain/tenders/history/source-history.ts';
import type { AwardFields, SubcontractorRow } from '#shared/domain/tenders/records.ts';
import { companyKey } from '#shared/text/names.ts';

export type MergedAward = AwardFields & { sources: string[] };

export type MergedAwards = {
  awards: MergedAward[];
  subcontractors: SubcontractorRow[];
  findings: SourcedFinding[];
  /** The id under which each publisher's award is found now. */
  idOf: (award: string) => string;
};

/** An amount a hundred times another lost its decimal mark: `R217 967,78` read as 21796778. */
const LOST_MARK = 100;

/**
 * One award for each that was made: those of different publishers belong together where the portal's award id is the
 * same, else where the supplier is, and the amount, if a supplier won several. The first publisher's identity stays; what it leaves open the next one fills.
 * @param sources in order of precedence
 */
export function mergeAwards(sources: readonly SourceHistory[]): MergedAwards {
  const awards: MergedAward[] = [];
  const findings: SourcedFinding[] = [];
  const renamed = new Map<string, string>();
  for (const source of sources) {
    const free = new Set(awards);
    for (const award of inAmountOrder(present(source).awards)) {
      const match = findMatch(free, award);
      if (match === null) {
        awards.push({ ...award, position: awards.length, sources: [source.source] });
        continue;
      }
      free.delete(match);
      renamed.set(award.id, match.id);
      fill(match, award, source.source, findings);
    }
  }
  const subcontractors = sources.flatMap((source) => present(source).subcontractors);
  const idOf = (award: string) => renamed.get(award) ?? award;
  return {
    awards,
    subcontractors: [
      ...new Map(subcontractors.map((row) => [row.id, { ...row, award_id: idOf(row.award_id) }])).values(),
    ],
    findings,
    idOf,
  };
}

/** Awards with an amount find their like first, so that those without take what is left. */
const inAmountOrder = (awards: readonly AwardFields[]): AwardFields[] =>
  [...awards].sort(
    (a, b) => Number(a.amount === null) - Number(b.amount === null) || a.position - b.position,
  );

function findMatch(free: ReadonlySet<MergedAward>, award: AwardFields): MergedAward | null {
  const same = [...free].filter((other) => sameSupplier(other, award));
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
  Math.abs(Number(one.amount) - LOST_MARK * Number(other.amount)) < 1;

function fill(into: MergedAward, from: AwardFields, source: string, findings: SourcedFinding[]): void {
  const path = `awards/${into.position}/value/amount`;
  const detail = { [into.sources[0] ?? '']: into.amount, [source]: from.amount };
  if (lostMark(into, from)) {
    findings.push({ source: into.sources[0] ?? source, kind: 'amount-lost-decimals', path, detail });
    into.amount = from.amount;
    into.validation_errors = [
      ...new Set([
        ...into.validation_errors.filter((flag) => flag !== 'suspect-amount'),
        'amount-lost-decimals',
      ]),
    ].sort();
  } else if (into.amount !== null && from.amount !== null && !equalAmounts(into.amount, from.amount)) {
    findings.push({ source: into.sources[0] ?? source, kind: 'publishers-differ', path, detail });
  }
  const currency = into.amount === null ? from.currency : into.currency;
  const empty = Object.entries(into).filter(([, value]) => value === null);
  for (const [column] of empty)
    Object.assign(into, { [column]: (from as unknown as Record<string, unknown>)[column] });
  into.currency = currency ?? into.currency;
  into.sources.push(source);
}
