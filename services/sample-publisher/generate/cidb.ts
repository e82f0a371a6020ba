import { type Random, weighted } from './random.ts';
import type { TradeName } from './trades.ts';

/** The largest contract in rand of each grade of the Construction Industry Development Board, from 1 to 8; 9 has none. */
const LIMITS = [500_000, 1_000_000, 3_000_000, 6_000_000, 10_000_000, 20_000_000, 60_000_000, 200_000_000];
/** A grade follows from the buyer's estimate, which differs from the price by a factor of this spread. */
const ESTIMATE_SPREAD = 0.15;

const classes: Partial<Record<TradeName, readonly string[]>> = {
  roads: ['CE'],
  water: ['CE'],
  sewerage: ['CE', 'CE', 'ME'],
  buildings: ['GB'],
  electricalWorks: ['EP', 'EB'],
};

/** @returns the grade and class that a contractor needs for works of a price in rand, such as `6CE` */
export function gradeOf(trade: TradeName, price: number, random: Random): string {
  const estimate = price * Math.exp(ESTIMATE_SPREAD * random.normal());
  const above = LIMITS.findIndex((limit) => estimate <= limit);
  return `${above === -1 ? 9 : above + 1}${random.pick(classes[trade] ?? ['GB'])}`;
}

/** How titles of works state the grade; most do not. */
export const gradeInTitle = weighted<(grade: string) => string>([
  [() => '', 60],
  [(grade) => ` (CIDB grading ${grade} or higher)`, 6],
  [(grade) => ` (CIDB GRADE ${grade} OR HIGHER)`, 6],
  [(grade) => `: ${grade}`, 5],
  [(grade) => ` - ${grade} or higher`, 5],
  [(grade) => ` (${grade.charAt(0)} ${grade.slice(1)} or higher)`, 3],
  [(grade) => ` (${grade} or higher)`, 3],
  [(grade) => ` (CIDB ${grade} or higher)`, 6],
  [(grade) => ` - GRADE ${grade} OR HIGHER`, 1],
]);
