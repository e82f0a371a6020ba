import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CategoryModel } from './model.ts';

/** Version of the layout below; a file of another version is not read. */
const FORMAT = 1;

/** How a model was trained; in the first line of its file, for people and for tests. */
export type WeightOrigin = {
  /** The settings of training.ts. */
  settings: Readonly<Record<string, unknown>>;
  /** Number of tenders that it was trained on, and the digest of their text. */
  examples: number;
  digest: string;
  /** First and last day of publication among them. */
  from: string;
  to: string;
};

type Header = WeightOrigin & {
  format: number;
  slugs: readonly string[];
  temperature: number;
  precisions: Readonly<Record<string, number>>;
  bits: number;
  rows: number;
  /** SHA-256 of the bytes after decompression. */
  sha256: string;
};

/**
 * Encodes a model as one line of JSON, followed by compressed data: for each row the bucket (32 bits, as the difference from
 * the row before), the rarity and the scale (32-bit floats), then all weights (signed bytes, row by row). Little-endian.
 * The same model gives the same bytes.
 */
export function encodeModel(model: CategoryModel, origin: WeightOrigin): Buffer {
  const { bits, rowOf, rarity } = model.vocabulary;
  const rows = rarity.length;
  const body = Buffer.alloc(rows * (12 + model.slugs.length));
  let row = 0;
  let before = 0;
  rowOf.forEach((at, bucket) => {
    if (at < 0) return;
    if (at !== row) throw new Error('rows of a vocabulary follow the order of their buckets');
    body.writeUInt32LE(bucket - before, row * 4);
    body.writeFloatLE(rarity[row]!, (rows + row) * 4);
    body.writeFloatLE(model.scales[row]!, (rows * 2 + row) * 4);
    before = bucket;
    row += 1;
  });
  body.set(new Uint8Array(model.weights.buffer, model.weights.byteOffset, model.weights.length), rows * 12);
  const header: Header = {
    format: FORMAT,
    ...origin,
    sha256: digestOf(body),
    bits,
    rows,
    temperature: model.temperature,
    precisions: model.precisions,
    slugs: model.slugs,
  };
  const compressed = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), compressed]);
}

/**
 * @returns the model in a file and how it was trained
 * @throws Error where the bytes were not written by encodeModel
 */
export function decodeModel(file: Buffer): { model: CategoryModel; origin: WeightOrigin } {
  const end = file.indexOf('\n');
  const header = JSON.parse(file.toString('utf8', 0, end)) as Header;
  if (header.format !== FORMAT) throw new Error(`weights of format ${header.format}, not ${FORMAT}`);
  const body = brotliDecompressSync(file.subarray(end + 1));
  if (digestOf(body) !== header.sha256) throw new Error('the weights are not those their header describes');
  const { bits, rows, slugs, temperature, precisions, settings, examples, digest, from, to } = header;
  const rowOf = new Int32Array(2 ** bits).fill(-1);
  const rarity = new Float32Array(rows);
  const scales = new Float32Array(rows);
  let bucket = 0;
  for (let row = 0; row < rows; row += 1) {
    bucket += body.readUInt32LE(row * 4);
    rowOf[bucket] = row;
    rarity[row] = body.readFloatLE((rows + row) * 4);
    scales[row] = body.readFloatLE((rows * 2 + row) * 4);
  }
  const weights = new Int8Array(body.buffer, body.byteOffset + rows * 12, rows * slugs.length);
  return {
    model: { slugs, vocabulary: { bits, rowOf, rarity }, weights, scales, temperature, precisions },
    origin: { settings, examples, digest, from, to },
  };
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
