import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import {
  CONTENT_DEMANDED,
  CONTENT_NOT_DEMANDED,
  NO_PRODUCT,
} from '#shared/domain/documents/phrases/shares.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { outlineOf } from '#shared/domain/documents/reading/outline.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { lastFrom } from '#shared/domain/documents/reading/span.ts';
import { foundAt } from './found.ts';

type LocalContent = AnalysisLists['localContent'];

const NAME =
  /\b(?:local (?:production|content|manufactur\w{1,8})|locally (?:produced|manufactured)|designated sectors?|plaaslike (?:produksie|inhoud|vervaardiging))\b/gi;
const PERCENT = /(?<![\d.])(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|per ?cent|persent)/i;
const REACH = 420;
/** Finds the shares of local production that bidders must reach, by product if the document names products. */
export function findLocalContent(reader: Reader): Found<LocalContent>[] {
  const found = new Map<string, { value: LocalContent; span: Span }>();
  const passages = outlineOf(reader);
  let read = -1;
  for (const name of matchesOf(reader, NAME)) {
    const first = lineAt(reader, name.start);
    const at = lastFrom(passages, name.start);
    const [passage, next] = [passages[at], passages[at + 1]];
    if (first <= read || passage === undefined || CONTENT_NOT_DEMANDED.test(passage.text)) continue;
    read = first;
    const isIntroduction = passage.isTitle || /[:?]$/.test(passage.text);
    const end = isIntroduction && next !== undefined ? next.end : passage.end;
    const said = inSentence(reader, name, { start: passage.start, end });
    if (said !== null) found.set(JSON.stringify(said.value), said);
  }
  const values = [...found.values()];
  const named = values.filter(({ value }) => value.product !== null);
  return (named.length > 0 ? named : values).map(({ value, span }) => foundAt(reader, value, [span], 0.88));
}

const OF_OTHERS = /\bexchange|sub-?contract|black/i;
/** The share in the match of {@link PERCENT}; null if it is not required. */
const shareOf = (percent: RegExpExecArray | null): number | null => {
  const share = Number(percent?.[1]?.replace(',', '.') ?? 0);
  return share >= 5 && share <= 100 ? share : null;
};

/** `… local content of 90% for steel products`: the share behind a name, in the sentence that demands it. */
function inSentence(
  reader: Reader,
  name: Span,
  { start, end }: Span,
): { value: LocalContent; span: Span } | null {
  const said = reader.flow.slice(start, end);
  const text = reader.flow.slice(name.start, Math.min(name.end + REACH, end));
  const match = PERCENT.exec(text);
  const percent = shareOf(match);
  if (!CONTENT_DEMANDED.test(said) || CONTENT_NOT_DEMANDED.test(said) || match === null || percent === null)
    return null;
  const head = text.slice(0, match.index);
  if (OF_OTHERS.test(head)) return null;
  const span = { start: name.start, end: name.start + match.index + match[0].length };
  const line = reader.lines[lineAt(reader, span.end - 1)]!;
  const product =
    productIn(head) ??
    productIn(reader.flow.slice(span.end, Math.max(span.end, line.end))) ??
    productBefore(reader.flow.slice(Math.min(line.start, name.start), name.start));
  return { value: { product, percent }, span };
}

/** `Steel products: minimum local content of 90%`. */
const productBefore = (head: string): string | null => {
  const [product = '', rest] = head.split(':');
  const isName = rest !== undefined && /^[a-z][a-z ,/&-]{3,60}$/i.test(product) && !NO_PRODUCT.test(product);
  return isName ? product : null;
};

/** `… of 100 % for steel products`. */
const productIn = (rest: string): string | null => {
  const start = /\b(?:for|of|vir|on|in respect of) (?:the |all |die )?(?=[a-z])/i.exec(rest);
  if (start === null) return null;
  const product = rest
    .slice(start.index + start[0].length)
    .split(PRODUCT_END)[0]!
    .trim();
  return product.length < 4 || product.length > 60 || NO_PRODUCT.test(product) ? null : product;
};
const PRODUCT_END = / (?:is|are|applies|apply|must|will|shall|which|in terms|of)\b|[.;(\d]/i;
