/**
 * Reads the feeds as programs written for other servers of this interface do: from their published shapes (fields,
 * types, envelopes), not from our declarations. Throws where such a program would.
 */

type Row = Record<string, string | number | null>;

function rowsOf(body: unknown, envelope: (answer: Record<string, unknown>) => unknown): unknown[] {
  if (typeof body !== 'object' || body === null) throw new Error('the answer is no object');
  const answer = body as Record<string, unknown>;
  if (!Array.isArray(answer['data'])) throw new Error('data is missing');
  const generated = envelope(answer);
  if (typeof generated !== 'string' || Number.isNaN(Date.parse(generated)))
    throw new Error('generatedAt is no date-time');
  return answer['data'];
}

const metaOf = (answer: Record<string, unknown>): Record<string, unknown> => {
  const meta = answer['meta'];
  if (typeof meta !== 'object' || meta === null) throw new Error('meta is missing');
  return meta as Record<string, unknown>;
};

function textOf(row: unknown, name: string, longest = 5_000): string {
  const value = (row as Record<string, unknown>)[name];
  if (typeof value !== 'string' || value.length > longest)
    throw new Error(`${name} is no text of ${longest} characters at most`);
  return value;
}

function numberOf(row: unknown, name: string): number {
  const value = (row as Record<string, unknown>)[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${name} is no number`);
  return value;
}

const ABSENT = [undefined, null];

/** Of `top-companies`: rank, supplierName, totalValue, contractCount, province; `meta` with province, category, generatedAt. */
export const readTopCompanies = (body: unknown): Row[] =>
  rowsOf(body, (answer) => {
    textOf(metaOf(answer), 'province');
    textOf(metaOf(answer), 'category');
    return metaOf(answer)['generatedAt'];
  }).map((row) => ({
    rank: Math.trunc(numberOf(row, 'rank')),
    name: textOf(row, 'supplierName'),
    value: numberOf(row, 'totalValue'),
    contracts: Math.trunc(numberOf(row, 'contractCount')),
    province: textOf(row, 'province', 100),
  }));

/** Of `winners-feed`: id, supplierName, amount, date, orgName, province; `generatedAt` beside `data`. */
export const readWinners = (body: unknown): Row[] =>
  rowsOf(body, (answer) => answer['generatedAt']).map((row) => {
    const date = textOf(row, 'date', 30);
    if (Number.isNaN(Date.parse(date)) || !date.includes('T')) throw new Error('date is no date-time');
    return {
      ...{ id: textOf(row, 'id', 100), name: textOf(row, 'supplierName'), amount: numberOf(row, 'amount') },
      ...{ date, buyer: textOf(row, 'orgName'), province: textOf(row, 'province', 100) },
    };
  });

/** Of `sector-trends`: sector, tenderCount, totalValue, trend, which may be absent. */
export const readSectors = (body: unknown): Row[] =>
  rowsOf(body, (answer) => metaOf(answer)['generatedAt']).map((row) => {
    const { trend, totalValue } = row as Record<string, unknown>;
    return {
      ...{ sector: textOf(row, 'sector'), tenders: Math.trunc(numberOf(row, 'tenderCount')) },
      value: ABSENT.includes(totalValue as null) ? null : numberOf(row, 'totalValue'),
      trend: ABSENT.includes(trend as null) ? null : textOf(row, 'trend', 20),
    };
  });
