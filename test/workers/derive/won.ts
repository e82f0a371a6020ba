import type { Executor } from '#shared/database/connection.ts';
import { compare } from '#shared/text/order.ts';

/** The awards from which tests count figures one by one. */

type Mentioned = {
  spelling_id: string;
  role: string;
  name: string | null;
  company: string;
  registration: string | null;
};
/** An award as `core` has it, with what its tender says and the companies of the spellings that it mentions. */
export type Won = {
  id: string;
  tender_id: string;
  status: string;
  amount: string | null;
  currency: string | null;
  errors: string[];
  awarded: string | null;
  seen: string;
  level: string | null;
  type: string | null;
  party: string | null;
  province: string | null;
  category: string | null;
  /** Title of the tender; null if there is no tender. */
  tender: string | null;
  /** Name of the supplier, as the award has it. */
  supplier: string | null;
  buyer: string | null;
  contracts: number;
  mentions: Mentioned[];
};

/** The awards as `core` has them, with the company of each spelling that they mention. */
export async function readAwards(pool: Executor): Promise<Won[]> {
  const { rows } = await pool.query<Won>(
    `select award.id, award.tender_id, award.status, amount::text, currency, award.validation_errors as errors,
       awarded_at as awarded, award.first_captured_at as seen, bee_level as level, enterprise_type as type,
       supplier_party_id as party, province, category, tender.title as tender, supplier_name as supplier,
       organization_id as buyer,
       (select count(*)::int from core.tender_contract contract
         where contract.award_id = award.id and contract.tender_id = award.tender_id) as contracts,
       (select json_agg(json_build_object('spelling_id', spelling_id, 'role', role, 'name', name, 'company', company_id,
           'registration', registration_number))
         from core.supplier_mention mention join derived.company_spelling member on member.id = mention.spelling_id
         where mention.award_id = award.id) as mentions
     from core.award left join core.tender on tender.id = award.tender_id order by award.id`,
  );
  return rows.map((row) => ({ ...row, mentions: row.mentions ?? [] }));
}

/** @returns the supplier, or the joint venture as a whole */
export const leading = ({ mentions }: Won): string | null =>
  mentions.find(({ role }) => role !== 'member')?.company ?? null;

/** @returns cents, because sums of fractions are not exact; null if nothing counts */
export function cents(given: readonly Won[]): bigint | null {
  const amounts = given.filter(counts).map(({ amount }) => BigInt(amount!.replace('.', '')));
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0n);
}
export const counts = ({ amount, currency, errors }: Won): boolean =>
  amount !== null && currency !== 'EUR' && !errors.includes('suspect-amount');
export const at = ({ awarded, seen }: Won): number => Date.parse(awarded ?? seen);
export const basis = ({ awarded }: Won): string => (awarded === null ? 'firstSeen' : 'award');

/** The values with their numbers of awards, the most frequent first. */
export const frequent = (values: readonly (string | null)[]): { name: string; awards: number }[] =>
  [
    ...Map.groupBy(
      values.filter((value) => value !== null),
      (value) => value,
    ),
  ]
    .map(([name, all]) => ({ name, awards: all.length }))
    .sort((one, other) => other.awards - one.awards || compare(one.name, other.name));
