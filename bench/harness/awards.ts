import { randomUUID } from 'node:crypto';
import { type Random, randomOf } from '#services/sample-publisher/generate/random.ts';
import { formVariant, registeredName } from '#services/sample-publisher/generate/suppliers/supplier.ts';
import type { Executor } from '#shared/database/connection.ts';
import type { AwardRow } from '#shared/domain/tenders/records.ts';
import { mentionsOf } from '#shared/domain/tenders/supplier-mentions.ts';
import { awards } from '#shared/tables/awards.ts';
import type { Table } from '#shared/tables/definition.ts';
import { qualifiedName, recordColumns, writtenColumns } from '#shared/tables/statements.ts';
import { supplierMentions } from '#shared/tables/suppliers.ts';
import { splitSupplierName } from '#shared/text/supplier-numbers.ts';
import type { Instant } from '#shared/time.ts';
import { placeName } from './tender-rows.ts';

/** Awards for the bench: many companies, few of which win often, under the spellings that officials type. */

const BUSINESSES = [
  'Trading',
  'Civils',
  'Projects',
  'Security Services',
  'Consulting',
  'Logistics',
  'Plant Hire',
];
const FORMS = ['(Pty) Ltd', '(Pty) Ltd', '(Pty) Ltd', 'CC', ''];
/** Exponent of a power law in which a hundredth of the companies wins about a quarter of the awards. */
const CONCENTRATION = 3.3;

/** This many companies have one distinctive word in their names, the others two: more single words would be typing errors of each other. */
const ONE_WORD = 12_000;
/** Second words; a prime number, so that they come in no particular order. */
const SECOND_WORDS = 9_973;

const wordsOf = (rank: number): string =>
  rank < ONE_WORD
    ? placeName(rank)
    : `${placeName(rank % ONE_WORD)} ${placeName((rank * 97) % SECOND_WORDS)}`;

const companyOf = (rank: number) => ({
  core: `${wordsOf(rank)} ${BUSINESSES[rank % BUSINESSES.length]}`,
  form: FORMS[rank % FORMS.length]!,
  csd: `MAAA${String(100_000 + rank).padStart(7, '0')}`,
});

function typedName(companies: number, random: Random): string {
  const any = () => companyOf(Math.floor(companies * random.fraction() ** CONCENTRATION));
  const one = any();
  const chance = random.fraction();
  if (chance < 0.35) return registeredName(one);
  if (chance < 0.6) return registeredName(one).toUpperCase();
  if (chance < 0.75) return one.core;
  if (chance < 0.88) return formVariant(one, random);
  if (chance < 0.96) return `${registeredName(one)} and ${one.csd}`;
  if (chance < 0.98) return `${one.core} / ${any().core} JV`;
  return registeredName(one).replace(/(\w)(\w) /, '$2$1 ');
}

/**
 * Stores an award for each tender, two thirds with an amount, and who its suppliers are.
 * @param tenders ids, with the time at which each award was first seen
 */
export async function storeAwards(
  database: Executor,
  tenders: readonly { id: string; tender_id: string; seen: Instant }[],
  companies: number,
): Promise<void> {
  const rows = tenders.map(({ id, tender_id, seen }): AwardRow => {
    const random = randomOf('award', tender_id);
    const raw = typedName(companies, random);
    const { name, csd, members } = splitSupplierName(raw);
    const amount = random.chance(2 / 3) ? (80_000 * Math.exp(1.4 * random.normal())).toFixed(2) : null;
    return {
      ...NOTHING,
      id: randomUUID(),
      tender_id: id,
      award_key: tender_id,
      amount: amount as AwardRow['amount'],
      currency: 'ZAR',
      supplier_name: name,
      supplier_raw_name: raw,
      supplier_csd_number: csd,
      supplier_registration_number: null,
      supplier_members: members,
      enterprise_type: random.pick(['EME', 'QSE', null]),
      bee_level: random.pick(['1', '2', '4', null]),
      first_captured_at: seen,
      changed_at: null,
    };
  });
  await store(database, awards, rows);
  await store(database, supplierMentions, mentionsOf(rows, []).rows);
}

const NOTHING = {
  position: 0,
  ocds_award_id: null,
  etenders_award_id: null,
  title: null,
  status: 'awarded',
  description: null,
  bee_points: null,
  points: null,
  awarded_at: null,
  supplier_id: null,
  supplier_party_id: null,
  validation_errors: [],
  sources: ['ocds'],
} satisfies Partial<AwardRow>;

const store = (database: Executor, table: Table, rows: readonly object[]): Promise<unknown> =>
  database.query(
    `insert into ${qualifiedName(table)} (${writtenColumns(table)
      .map(({ name }) => name)
      .join(', ')}) select * from json_to_recordset($1::json) as given (${recordColumns(table)})`,
    [JSON.stringify(rows)],
  );
