import { below, pick, type Random } from '#test/services/api/requests/values.ts';
import { zipOf } from '#test/support/zip.ts';
import type { Seed } from './seeds.ts';

/** Damage as transport, disks and people do it, and as those who mean harm do it. A seed number decides all of it. */

type Mutation = (random: Random, bytes: Buffer, others: readonly Seed[]) => Buffer;

const part = (random: Random, bytes: Buffer): Buffer => {
  const from = below(random, bytes.length);
  return bytes.subarray(from, from + 1 + below(random, bytes.length - from));
};
/** Numbers at which lengths and offsets go wrong. */
const LENGTHS = [
  0, 1, 0x7f, 0xff, 0x7f_ff, 0xff_ff, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_fe, 0xff_ff_ff_ff,
];
const NUMBERS = ['0', '-1', '1', '65536', '2147483648', '4294967295', '99999999999999999999', '1e308', 'NaN'];

const flip: Mutation = (random, bytes) => {
  const copy = Buffer.from(bytes);
  for (let left = 1 + below(random, 16); left > 0; left -= 1) {
    const at = below(random, copy.length);
    copy[at] = copy[at]! ^ (1 << below(random, 8));
  }
  return copy;
};
const cut: Mutation = (random, bytes) => bytes.subarray(0, below(random, bytes.length + 1));
const hole: Mutation = (random, bytes) => {
  const from = below(random, bytes.length);
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + below(random, bytes.length - from))]);
};
const splice: Mutation = (random, bytes, others) => {
  const at = below(random, bytes.length);
  return Buffer.concat([bytes.subarray(0, at), part(random, pick(random, others).bytes), bytes.subarray(at)]);
};
const lengthField: Mutation = (random, bytes) => {
  if (bytes.length < 4) return bytes;
  const copy = Buffer.from(bytes);
  for (let left = 1 + below(random, 4); left > 0; left -= 1) {
    const at = below(random, copy.length - 3);
    if (random() < 0.5) copy.writeUInt32LE(pick(random, LENGTHS), at);
    else copy.writeUInt16LE(pick(random, LENGTHS) & 0xff_ff, at);
  }
  return copy;
};
const numberInText: Mutation = (random, bytes) => {
  const text = bytes.toString('latin1');
  const numbers = [...text.matchAll(/\d{1,9}/g)];
  if (numbers.length === 0) return bytes;
  const { index, 0: number } = pick(random, numbers);
  return Buffer.from(
    text.slice(0, index) + pick(random, NUMBERS) + text.slice(index + number.length),
    'latin1',
  );
};
const repeat: Mutation = (random, bytes) => {
  const at = below(random, bytes.length);
  const piece = part(random, bytes).subarray(0, 20_000);
  return Buffer.concat([
    bytes.subarray(0, at),
    ...Array.from({ length: 1 + below(random, 8) }, () => piece),
    bytes.subarray(at),
  ]);
};
const before: Mutation = (random, bytes, others) =>
  Buffer.concat([part(random, pick(random, others).bytes).subarray(0, 1_200), bytes]);
const behind: Mutation = (random, bytes, others) =>
  Buffer.concat([bytes, part(random, pick(random, others).bytes)]);

const onBytes: readonly Mutation[] = [
  ...[flip, flip, cut, hole, splice, lengthField, lengthField, numberInText, repeat, before, behind],
];

const damaged = (random: Random, bytes: Buffer, others: readonly Seed[]): Buffer => {
  let result = bytes;
  for (let left = 1 + below(random, 3); left > 0 && result.length > 0; left -= 1)
    result = pick(random, onBytes)(random, result, others);
  return result;
};

/** An archive that is packed rightly, and in which a part is damaged, doubled, missing, or another file. */
function repacked(random: Random, parts: Readonly<Record<string, Buffer>>, others: readonly Seed[]): Buffer {
  const names = Object.keys(parts);
  const name = pick(random, names);
  switch (below(random, 6)) {
    case 0:
      return zipOf({ ...parts, [pick(random, names)]: pick(random, others).bytes });
    case 1:
      // The same part twice: the second name is made equal to the first in the packed bytes.
      return Buffer.from(
        zipOf({ ...parts, [`${name.slice(0, -1)}~`]: damaged(random, parts[name]!, others) })
          .toString('latin1')
          .replaceAll(`${name.slice(0, -1)}~`, name),
        'latin1',
      );
    case 2:
      return zipOf(Object.fromEntries(Object.entries(parts).filter(([other]) => other !== name)));
    case 3:
      return zipOf({
        ...parts,
        [pick(random, ['../../outside.txt', '/etc/passwd', 'a\\b.csv', `${'a'.repeat(3_000)}.txt`, ''])]:
          parts[name]!,
      });
    case 4:
      return zipOf({
        ...parts,
        'nested.zip': zipOf({ 'nested.zip': zipOf(parts), 'file.csv': parts[name]! }),
      });
    default:
      return zipOf({ ...parts, [name]: damaged(random, parts[name]!, others) });
  }
}

/** A damaged file, and the name that it claims. */
export type Damaged = { name: string; bytes: Buffer };

export function damagedFile(random: Random, seeds: readonly Seed[]): Damaged {
  const { name, bytes, parts } = pick(random, seeds);
  const packed = parts !== undefined && random() < 0.5 ? repacked(random, parts, seeds) : null;
  const result = packed === null || random() < 0.3 ? damaged(random, packed ?? bytes, seeds) : packed;
  // Publishers name files wrongly.
  return { name: random() < 0.1 ? pick(random, seeds).name : name, bytes: result };
}
