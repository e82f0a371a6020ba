import { createRequire } from 'node:module';
import type { checkSync, Parameters } from 'recheck';
import { linedJson } from '../generate/lined-json.ts';
import type { Expression } from './find.ts';

/** The committed file of verdicts, from the root of the project. */
export const VERDICTS = 'scripts/expressions/verdicts.json';

/** What matching of an expression costs, whatever it is matched with. */
export type Judged = Pick<Expression, 'source' | 'flags'> & {
  /** A text for which matching takes longer than linear time, with the kind of growth; null if none was found. */
  attack: string | null;
};

/**
 * The package that judges, and its limits; verdicts hold for these. The limits are steps, not time, so that the verdict is
 * the same on every machine.
 */
const CHECKER = 'recheck 4.5.0';
const LIMITS: Parameters = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  maxNFASize: 3_000,
  incubationLimit: 5_000,
  attackLimit: 200_000_000,
  maxIteration: 5,
};

/** The build without native parts. It is large, and most runs have nothing new to judge. */
const load = createRequire(import.meta.url);
const check = (source: string, flags: string) =>
  (load('recheck/lib/browser.js') as { checkSync: typeof checkSync }).checkSync(source, flags, LIMITS);

/** Judges one expression anew, which takes up to some seconds. */
export function judge({ source, flags }: Pick<Expression, 'source' | 'flags'>): Judged {
  const verdict = check(source, flags);
  if (verdict.status === 'safe') return { source, flags, attack: null };
  const attack =
    verdict.status === 'unknown'
      ? `unknown: ${verdict.error.kind}`
      : `${verdict.complexity.summary}: ${verdict.attack.pattern}`;
  return { source, flags, attack };
}

/** What an expression is, apart from where it stands. */
export const keyOf = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string =>
  `/${source}/${flags}`;

/**
 * Judges expressions, of which those that are in a file of verdicts need no new verdict.
 * Decision: docs/decisions/0052-linear-expressions.md
 * @param file text that {@link verdictsFile} gave; empty for judging all of them
 * @param say is told of each expression before it is judged, so that whoever waits sees which one takes long: that one is to be
 *   rewritten
 * @returns each expression once, in the order of their texts
 */
export function judgeEach(
  expressions: readonly Expression[],
  file: string,
  say: (line: string) => void = () => {},
): Judged[] {
  const { checker, limits, expressions: known } = file === '' ? NOTHING : (JSON.parse(file) as Verdicts);
  const holds = checker === CHECKER && JSON.stringify(limits) === JSON.stringify(LIMITS);
  const verdicts = new Map(holds ? known.map((judged) => [keyOf(judged), judged]) : []);
  return [...new Map(expressions.map((expression) => [keyOf(expression), expression]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, expression]) => {
      const stored = verdicts.get(key);
      if (stored) return stored;
      say(`judging ${key} of ${expression.file}:${expression.line}`);
      return judge(expression);
    });
}

type Verdicts = { checker: string; limits: Parameters; expressions: readonly Judged[] };
const NOTHING: Verdicts = { checker: '', limits: {}, expressions: [] };

/** @returns the text of a file of verdicts */
export const verdictsFile = (expressions: readonly Judged[]): string =>
  linedJson({ checker: CHECKER, limits: LIMITS, expressions } satisfies Verdicts, ['', 'expressions']);
