import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';

type LocalContent = AnalysisLists['localContent'];

const NAME =
  /\b(?:local (?:production|content|manufactur\w{1,8})|locally (?:produced|manufactured)|designated sectors?|plaaslike (?:produksie|inhoud|vervaardiging))\b/gi;
const PERCENT = /(?<![\d.])(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|per ?cent|persent)/i;
const REACH = 420;
/** Rows that a table of products has at most. */
const MAX_ROWS = 30;
const NO_PRODUCT =
  /\b(?:documents?|bids?|bidders?|tenders?|minimum|threshold|drempel|local|plaaslike|content|production|sector|product|produk|description|percentage|designated|stipulated)\b/i;

/** Finds the shares of local production that bidders must reach, for each product where the document names them. */
export function findLocalContent(reader: Reader): Found<LocalContent>[] {
  const found = new Map<string, { value: LocalContent; span: Span }>();
  let read = -1;
  for (const name of matchesOf(reader, NAME)) {
    const first = lineAt(reader, name.start);
    if (first <= read) continue;
    read = first;
    const rows = rowsAfter(reader, first);
    if (rows.length > 0) {
      read = rows.at(-1)!.line;
      for (const { value, span } of rows) found.set(JSON.stringify(value), { value, span });
      continue;
    }
    const text = reader.flow
      .slice(name.start, Math.min(name.end + REACH, reader.flow.length))
      .split(/[.;] /)[0]!;
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

function rowsAfter(reader: Reader, first: number): { value: LocalContent; span: Span; line: number }[] {
  const rows: { value: LocalContent; span: Span; line: number }[] = [];
  for (let index = first; index < Math.min(first + MAX_ROWS, reader.lines.length); index += 1) {
    const line = reader.lines[index]!;
    const last = line.cells.at(-1)!;
    const percent = line.cells.length > 1 && last.text.length < 14 ? PERCENT.exec(last.text) : null;
    if (percent === null) {
      if (rows.length > 0) break;
      continue;
    }
    if (index - first > 8 && rows.length === 0) break;
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
