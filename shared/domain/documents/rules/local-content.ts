import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import {
  CONTENT_DEMANDED,
  CONTENT_NOT_DEMANDED,
  NO_PRODUCT,
  OTHER_ROW,
} from '#shared/domain/documents/phrases/shares.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { outlineOf } from '#shared/domain/documents/reading/outline.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';

type LocalContent = AnalysisLists['localContent'];

const NAME =
  /\b(?:local (?:production|content|manufactur\w{1,8})|locally (?:produced|manufactured)|designated sectors?|plaaslike (?:produksie|inhoud|vervaardiging))\b/gi;
const PERCENT = /(?<![\d.])(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|per ?cent|persent)/i;
const REACH = 420;
/** Rows that a table of products has at most, and lines between its introduction and the first of them. */
const [MAX_ROWS, MAX_BETWEEN] = [30, 8];

/** Finds the shares of local production that bidders must reach, for each product where the document names them. */
export function findLocalContent(reader: Reader): Found<LocalContent>[] {
  const found = new Map<string, { value: LocalContent; span: Span }>();
  let read = -1;
  const passages = outlineOf(reader);
  let at = 0;
  for (const name of matchesOf(reader, NAME)) {
    const first = lineAt(reader, name.start);
    if (first <= read) continue;
    while (at + 1 < passages.length && passages[at + 1]!.start <= name.start) at += 1;
    const [passage, next] = [passages[at], passages[at + 1]];
    if (passage === undefined || CONTENT_NOT_DEMANDED.test(passage.text)) continue;
    read = first;
    const rows = rowsAfter(reader, first);
    if (rows.length > 0) {
      read = rows.at(-1)!.line;
      for (const { value, span } of rows) found.set(JSON.stringify(value), { value, span });
      continue;
    }
    const isIntroduction = passage.isTitle || /[:?]$/.test(passage.text);
    const end = isIntroduction && next !== undefined ? next.end : passage.end;
    const said = reader.flow.slice(passage.start, end);
    if (!CONTENT_DEMANDED.test(said) || CONTENT_NOT_DEMANDED.test(said)) continue;
    const text = reader.flow.slice(name.start, Math.min(name.end + REACH, end));
    const percent = PERCENT.exec(text);
    const share = Number(percent?.[1]?.replace(',', '.') ?? 0);
    if (
      percent === null ||
      share < 5 ||
      share > 100 ||
      /\bexchange|sub-?contract|black/i.test(text.slice(0, percent.index))
    )
      continue;
    const span = { start: name.start, end: name.start + percent.index + percent[0].length };
    const line = reader.lines[lineAt(reader, span.end - 1)]!;
    const head = name.start > line.start ? reader.flow.slice(line.start, name.start) : '';
    const product =
      productIn(text.slice(0, percent.index)) ??
      productIn(reader.flow.slice(span.end, Math.max(span.end, line.end))) ??
      productBefore(head);
    const value = { product, percent: share };
    found.set(JSON.stringify(value), { value, span });
  }
  const values = [...found.values()];
  const named = values.filter(({ value }) => value.product !== null);
  return (named.length > 0 ? named : values).map(({ value, span }) => foundAt(reader, value, [span], 0.88));
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

/** Rows of products below the head of a table, or a sentence, that says what their shares are. */
function rowsAfter(reader: Reader, first: number): { value: LocalContent; span: Span; line: number }[] {
  const rows: { value: LocalContent; span: Span; line: number }[] = [];
  let isDemanded = false;
  for (let index = first; index < Math.min(first + MAX_ROWS, reader.lines.length); index += 1) {
    const line = reader.lines[index]!;
    const last = line.cells.at(-1)!;
    const percent = line.cells.length > 1 && last.text.length < 14 ? PERCENT.exec(last.text) : null;
    isDemanded ||= CONTENT_DEMANDED.test(line.text);
    if (percent === null) {
      if (rows.length > 0 || index - first > MAX_BETWEEN || (index > first && OTHER_ROW.test(line.text)))
        break;
      continue;
    }
    if (!isDemanded || OTHER_ROW.test(line.text)) break;
    const product =
      line.cells
        .slice(0, -1)
        .filter(({ text }) => !/^[\d.]{1,4}$/.test(text))
        .at(-1)?.text ?? null;
    const share = Number(percent[1]!.replace(',', '.'));
    if (share < 5 || share > 100) continue;
    rows.push({
      value: { product, percent: share },
      span: { start: line.start, end: line.end },
      line: index,
    });
  }
  return rows;
}
