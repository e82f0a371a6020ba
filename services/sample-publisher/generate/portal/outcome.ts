import { type Winner, winnersOf } from '#services/sample-publisher/generate/awards.ts';
import { notices } from '#services/sample-publisher/generate/notices.ts';
import { type Random, randomOf, weighted } from '#services/sample-publisher/generate/random.ts';
import { levelOf } from '#services/sample-publisher/generate/suppliers/level.ts';
import { winnerFor } from '#services/sample-publisher/generate/suppliers/roster.ts';
import { registeredName, type Supplier } from '#services/sample-publisher/generate/suppliers/supplier.ts';
import type { Tender } from '#services/sample-publisher/generate/tender.ts';
import {
  type AwardSpelling,
  amountSpellings,
  awardSpellings,
  biddersSpellings,
  cancellationSpellings,
  noAmount,
} from './spellings.ts';
import { withTicks } from './ticks.ts';

/** Fields that a row of an ended tender has besides those of an advertised one, or that are null in the latter. */
type Fields = Record<string, unknown>;

/** Share of the awarded rows that state more about a winner than name and amount. */
const DETAILED = 0.6;
const SUBCONTRACTED = 0.35;
const WITHOUT_BIDDERS = 0.25;
const WITH_REASON = 0.6;
/** Price counts 90 of 100 points above this value in rand, otherwise 80. */
const HIGH_VALUE = 50_000_000;
/** Points by contributor level, from 0 (non-compliant) to 8, where price counts 80 or 90. */
const POINTS_OF_20 = [0, 20, 18, 14, 12, 8, 6, 4, 2];
const POINTS_OF_10 = [0, 10, 9, 6, 5, 4, 3, 2, 1];

const amountText = weighted(amountSpellings);

/** The winners and bidders of an awarded row; suppliers and amounts are those of the release. */
export function awardFields(seed: number, tender: Tender, corrected: boolean): Fields {
  const random = randomOf(seed, 'portal-award', tender.number);
  const spelling = random.pick(awardSpellings);
  const write = amountText(random);
  const detailed = random.chance(DETAILED);
  const winners = winnersOf(seed, tender, corrected);
  return {
    [spelling.winners]: winners.map(({ supplier, name, amount }) => ({
      company: name,
      tenderAmount: amount === null ? random.pick(noAmount) : write(amount),
      ...(detailed ? details(seed, tender, supplier, amount ?? 0, spelling, random) : {}),
    })),
    bidders: random.chance(WITHOUT_BIDDERS) ? null : bidders(seed, tender, winners, random),
  };
}

function details(
  seed: number,
  tender: Tender,
  supplier: Supplier,
  amount: number,
  { values, ...keys }: AwardSpelling,
  random: Random,
): Fields {
  const level = levelOf(seed, supplier, tender.closing);
  const price = amount > HIGH_VALUE ? 90 : 80;
  const preference = (price === 90 ? POINTS_OF_10 : POINTS_OF_20)[level]!;
  const reached = price - random.integer(0, 12) - random.pick([0, 0.25, 0.5, 0.62]);
  return {
    [keys.enterpriseType]: supplier.enterpriseType,
    [keys.level]: values.level(level),
    [keys.levelPoints]: values.points(preference),
    [keys.points]: values.points(reached + preference),
    [keys.subcontractors]: random.chance(SUBCONTRACTED)
      ? Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => {
          const other = anotherOf(seed, tender, random);
          const { subcontractor } = keys;
          return {
            [subcontractor.name]: registeredName(other),
            [subcontractor.percentage]: values.percentage(random.pick([5, 10, 15, 25, 30, 30, 30])),
            [subcontractor.level]: values.level(levelOf(seed, other, tender.closing)),
            [subcontractor.youth]: values.flag(random.chance(0.35)),
            [subcontractor.women]: values.flag(random.chance(0.4)),
            [subcontractor.disabled]: values.flag(random.chance(0.05)),
            [subcontractor.military]: values.flag(random.chance(0.04)),
            [subcontractor.rural]: values.flag(random.chance(0.3)),
          };
        })
      : random.pick([[], null]),
  };
}

/** A company of the trade, as bidder or subcontractor. */
const anotherOf = (seed: number, { trade, province, closing, expected }: Tender, random: Random): Supplier =>
  winnerFor(seed, { trade, province, at: closing, price: expected }, random);

function bidders(seed: number, tender: Tender, winners: readonly Winner[], random: Random): unknown {
  const names = [
    ...winners.map(({ name }) => name),
    ...Array.from({ length: random.integer(1, 11) }, () => registeredName(anotherOf(seed, tender, random))),
  ];
  const keys = names.map((name) => ({ name, place: random.fraction() }));
  keys.sort((a, b) => a.place - b.place);
  return random.pick(biddersSpellings)(keys.map(({ name }) => name));
}

/** The cancellation fields of a row: an object with the time, to seven fractional digits, and sometimes a reason. */
export function cancellationFields(seed: number, tender: Tender, at: number, username: string): Fields {
  const random = randomOf(seed, 'portal-cancelled', tender.number);
  const spelling = random.pick(cancellationSpellings);
  const time = withTicks(at, 1 + 10 * random.integer(0, 999_999) + random.integer(0, 8));
  return {
    cancelled: {
      tendersID: tender.number,
      [spelling.at]: time,
      ...(spelling.reason !== null && random.chance(WITH_REASON)
        ? { [spelling.reason]: random.pick(notices.cancellations) }
        : {}),
      updatedBy: username,
    },
    ...(spelling.beside === null ? {} : { [spelling.beside]: time }),
  };
}
