import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Belief } from './belief.ts';
import { type Epoch, type EstimationModel, lookups } from './fit.ts';
import { byColumn, type ComparableTable, traitNames, traitsBy } from './table.ts';

/** Version of the layout below; bytes of another version are not read. */
const FORMAT = 2;

type Header = Pick<EstimationModel, 'version' | 'at'> & {
  format: number;
  epochs: readonly Omit<Epoch, 'columns'>[];
  /** Number of different features, and of all features of all comparables together. */
  features: number;
  cells: number;
  tenderIds: readonly string[];
  awardIds: readonly (readonly string[])[];
  amounts: readonly string[];
  beliefs: readonly (readonly [row: number, belief: Belief])[];
  groups: readonly (readonly string[])[];
};

/**
 * Encodes a model: the length of a header of JSON (32 bits), the header, and its columns of numbers, little-endian and
 * compressed. The same model gives the same bytes.
 */
export function encodeModel({ version, at, table, epochs }: EstimationModel): Buffer {
  const lists = [...new Set(table.groups)];
  const numberOf = new Map(lists.map((list, number) => [list, number]));
  const header: Header = {
    format: FORMAT,
    version,
    at,
    epochs: epochs.map(({ columns: _, ...rest }) => rest),
    features: table.features.length,
    cells: table.columns.length,
    tenderIds: table.tenderIds,
    awardIds: table.awardIds,
    amounts: table.amounts,
    beliefs: table.beliefs.flatMap((belief, row) => (belief === null ? [] : [[row, belief] as const])),
    groups: lists,
  };
  const text = JSON.stringify(header);
  const groups = Int32Array.from(table.groups, (list) => numberOf.get(list)!);
  const arrays = [
    table.values,
    ...[table.until, table.awarded, table.known, groups],
    ...traitNames.map((trait) => table.traits[trait]),
    ...[table.features, table.penalties, table.start, table.columns],
    ...epochs.map(({ columns }) => columns),
  ];
  const length = Buffer.byteLength(text);
  // One buffer for all of it, because each part is tens of megabytes.
  const whole = Buffer.allocUnsafe(4 + length + arrays.reduce((sum, { byteLength }) => sum + byteLength, 0));
  whole.writeUInt32LE(length);
  whole.write(text, 4);
  let next = 4 + length;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    whole.set(new Uint8Array(buffer, byteOffset, byteLength), next);
    next += byteLength;
  }
  return brotliCompressSync(whole, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
}

/**
 * @returns the encoded model, which gives the same estimates as before
 * @throws Error if encodeModel did not write the bytes
 */
export function decodeModel(encoded: Uint8Array): EstimationModel {
  const bytes = brotliDecompressSync(encoded);
  let at = 4 + bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', 4, at)) as Header;
  if (header.format !== FORMAT) throw new Error(`a model of format ${header.format}, not ${FORMAT}`);
  const take = (length: number): ArrayBuffer => {
    const part = bytes.subarray(at, at + length);
    if (part.length < length) throw new Error('the end of the model is missing');
    at += length;
    // A separate copy, because columns of numbers must begin at a multiple of their width.
    return Uint8Array.from(part).buffer;
  };
  const rows = header.tenderIds.length;
  const integers = (count: number) => new Int32Array(take(count * 4));
  const values = new Float64Array(take(rows * 8));
  const [until, awarded, known, groups] = [integers(rows), integers(rows), integers(rows), integers(rows)];
  const traits = traitsBy(() => integers(rows));
  const features = integers(header.features);
  const penalties = new Float32Array(take(header.features * 4));
  const start = integers(rows + 1);
  const columns = integers(header.cells);
  const beliefs = new Map(header.beliefs);
  const table: ComparableTable = {
    length: rows,
    tenderIds: header.tenderIds,
    awardIds: header.awardIds,
    amounts: header.amounts,
    ...{ until, awarded, known, values, traits, penalties, start, columns },
    beliefs: header.tenderIds.map((_, row) => beliefs.get(row) ?? null),
    groups: Array.from(groups, (number) => header.groups[number]!),
    ...byColumn(features, start, columns),
  };
  const epochs = header.epochs.map((epoch) => ({
    ...epoch,
    columns: new Float32Array(take(header.features * 4)),
  }));
  return { version: header.version, at: header.at, table, epochs, ...lookups(table) };
}
