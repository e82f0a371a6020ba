import { FORMAT, ONLY_ORIGINAL, TWO_ENVELOPES } from '#shared/domain/documents/phrases/submission.ts';
import { before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { NUMBER, numberOf } from '#shared/domain/documents/reading/numbers.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';

const ORIGINAL = /\b(?:original|oorspronklike)\b/gi;
const AND_COPIES = /\b(?:and|plus|en|with|met)\b|[&+]/i;
const COUNT = new RegExp(
  [
    '(?:\\b(\\d{1,2})\\)?|\\b(one|two|three|four|five|six|een|twee|drie|vier|vyf)\\b(?: \\(\\d{1,2}\\))?)',
    '(?: extra| additional| hard| printed| certified| bykomende)?(?: \\(\\d{1,2}\\))? ',
    '(?:cop(?:y|ies)|duplicates?|afskrif(?:te)?|kopie[eë]?)\\b',
  ].join(''),
  'i',
);
const OF_BID = new RegExp(
  `${NUMBER} (?:hard |printed |bound |certified |complete )?copies of (?:the |their )?(?:bid|tender|proposal|quotation)`,
  'gi',
);
const MULTIPLE = /\bin (?:(duplicate|duplikaat|tweevoud)|triplicate|drievoud)\b/gi;

/** Forms of contracts are filled in twice, whatever is handed in. */
const isOfBids =
  (reader: Reader) =>
  ({ start }: Span): boolean =>
    !/\b(?:form|contract|agreement|vorm|kontrak)\b/i.test(before(reader, start, 80));

/** @returns originals and copies together, and where the document says so */
export function copiesOf(reader: Reader): { value: number; span: Span } | null {
  const counted = pairsOf(reader, ORIGINAL, COUNT, 60).flatMap(
    ({ between, groups: [digits, words], ...span }) =>
      AND_COPIES.test(between) ? [{ value: (numberOf(digits, words) ?? 0) + 1, span }] : [],
  );
  const multiple = matchesOf(reader, MULTIPLE)
    .filter(isOfBids(reader))
    .map(({ groups: [two], ...span }) => ({
      value: two === undefined ? 3 : 2,
      span,
    }));
  const [only] = matchesOf(reader, ONLY_ORIGINAL);
  const others = matchesOf(reader, OF_BID).map(({ groups: [digits, words], ...span }) => ({
    value: numberOf(digits, words) ?? 0,
    span,
  }));
  const copies = [...counted, ...multiple, ...others].find(({ value }) => value > 1 && value <= 20);
  return copies ?? (only === undefined ? null : { value: 1, span: only });
}

const ONE = /\b(?:one|single|1|een|enkel)[- ]?(?:\(\d\) ?)?(?:sealed )?-?(?:envelope|koevert)\b/gi;

/** @returns in how many envelopes a bid is handed in */
export function envelopesOf(reader: Reader): { value: 1 | 2; span: Span } | null {
  const [two] = matchesOf(reader, TWO_ENVELOPES);
  if (two !== undefined) return { value: 2, span: two };
  const [one] = matchesOf(reader, ONE);
  return one === undefined ? null : { value: 1, span: one };
}

/** @returns where the document says in which format a bid is handed in */
export function formatOf(reader: Reader): Span | null {
  const [format] = matchesOf(reader, FORMAT);
  return format === undefined ? null : { start: format.start, end: format.end };
}
