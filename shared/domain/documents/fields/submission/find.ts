import type { AnalysisValues, Found } from '#shared/domain/documents/analysis.ts';
import type { Part } from '#shared/domain/documents/facts/parts.ts';
import {
  COPY_OF_FORM,
  FORMAT,
  ONLY_ORIGINAL,
  TWO_ENVELOPES,
} from '#shared/domain/documents/phrases/submission.ts';
import { withoutBlanks } from '#shared/domain/documents/reading/emails.ts';
import { before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { numberOf } from '#shared/domain/documents/reading/numbers.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from '#shared/domain/documents/rules/found.ts';
import { addressOfBox, addressOfPortal, placeBeside } from './address.ts';
import { type Method, waysOf } from './methods.ts';

type Submission = AnalysisValues['submission'];
/** Ways to a place. */
const BROUGHT_BY: readonly Method[] = ['box', 'hand', 'post'];
type Counted = Span & { value: number };

const ORDER: readonly Method[] = ['box', 'email', 'portal', 'hand', 'post'];

/** Finds how, where and in how many copies bids are handed in. */
export function findSubmission(reader: Reader): Found<Submission> | null {
  const { found, isSure } = waysOf(reader);
  const unsure: Part[] = isSure ? [] : ['submission.methods'];
  const spanOf = (method: Method): Span | null => found.find((one) => one.method === method)?.span ?? null;
  const email = spanOf('email');
  const place = addressOfBox(reader);
  const address =
    place?.span ??
    (email === null ? null : placeBeside(reader, email)) ??
    (spanOf('portal') === null ? null : addressOfPortal(reader)) ??
    email;
  // Of bids that may be e-mailed as well, an address of the box is not all.
  const isWhere =
    place === null
      ? isSure && address === email
      : place.isSure && (isSure || email === null) && BROUGHT_BY.some(spanOf);
  if (!isWhere) unsure.push('submission.address');
  const [copies, envelopes] = [copiesOf(reader), envelopesOf(reader)];
  const format = matchesOf(reader, FORMAT)[0] ?? null;
  const said = [
    ...found.map(({ span }) => span),
    ...[address, copies, envelopes].filter((one) => one !== null),
  ];
  if (said.length === 0) return null;
  const text = ({ start, end }: Span): string => reader.flow.slice(start, end);
  return foundAt(
    reader,
    {
      methods: ORDER.filter((method) => spanOf(method) !== null),
      address: address === null ? null : address === email ? withoutBlanks(text(address)) : text(address),
      copies: copies?.value ?? null,
      envelopes: envelopes === null ? null : (envelopes.value as 1 | 2),
      format: format?.text ?? null,
    },
    [...said, ...(format === null ? [] : [format])],
    0.88,
    unsure,
  );
}

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
const MULTIPLE = /\bin (?:(duplicate|duplikaat|tweevoud)|triplicate|drievoud)\b/gi;
const MOST_COPIES = 20;

/** @returns originals and copies together, and where the document says so; forms of contracts are filled in twice, whatever is handed in */
function copiesOf(reader: Reader): Counted | null {
  const counted = pairsOf(reader, ORIGINAL, COUNT, 60).flatMap(
    ({ between, groups: [digits, words], ...at }) =>
      AND_COPIES.test(between) ? [{ ...at, value: (numberOf(digits, words) ?? 0) + 1 }] : [],
  );
  const multiple = matchesOf(reader, MULTIPLE).flatMap(({ groups: [two], ...at }) =>
    COPY_OF_FORM.test(before(reader, at.start, 80)) ? [] : [{ ...at, value: two === undefined ? 3 : 2 }],
  );
  const several = [...counted, ...multiple].find(({ value }) => value > 1 && value <= MOST_COPIES);
  const [only] = matchesOf(reader, ONLY_ORIGINAL);
  return several ?? (only === undefined ? null : { ...only, value: 1 });
}

const ONE = /\b(?:one|single|1|een|enkel)[- ]?(?:\(\d\) ?)?(?:sealed )?-?(?:envelope|koevert)\b/gi;

/** @returns in how many envelopes a bid is handed in */
function envelopesOf(reader: Reader): Counted | null {
  const [[two], [one]] = [matchesOf(reader, TWO_ENVELOPES), matchesOf(reader, ONE)];
  return two !== undefined ? { ...two, value: 2 } : one === undefined ? null : { ...one, value: 1 };
}
