import { randomOf } from './random.ts';

/**
 * The number of each publication. The real portal gives a tender its number when an official enters it, not when it is
 * published: some numbers are never published, and some appear long after their neighbours, which closes a gap late.
 */
export type Numbering = {
  /** The number of publication k. */
  numberOf(index: number): number;
  /** The publication of a number, or null for a number that is never published. */
  indexOf(number: number): number | null;
};

/** Numbers are arranged in blocks, so that each is found without computing those before it. */
const BLOCK = 500;
const NEVER_PUBLISHED = 10;
const PUBLISHED = BLOCK - NEVER_PUBLISHED;
const LATE = 0.05;

/**
 * @param first the lowest number
 */
export function createNumbering(seed: number, first: number): Numbering {
  const blocks = new Map<number, Block>();
  const blockOf = (index: number): Block => {
    const block = blocks.get(index) ?? arrange(seed, index);
    blocks.set(index, block);
    return block;
  };
  return {
    numberOf: (index) => {
      const block = Math.floor(index / PUBLISHED);
      return first + block * BLOCK + blockOf(block).slotOf[index % PUBLISHED]!;
    },
    indexOf: (number) => {
      const position = number - first;
      if (position < 0 || !Number.isSafeInteger(position)) return null;
      const block = Math.floor(position / BLOCK);
      const turn = blockOf(block).turnOf[position % BLOCK]!;
      return turn < 0 ? null : block * PUBLISHED + turn;
    },
  };
}

/** `slotOf[turn]` and its inverse `turnOf[slot]`, which is -1 for a slot that is never published. */
type Block = { slotOf: Int16Array; turnOf: Int16Array };

function arrange(seed: number, block: number): Block {
  const random = randomOf(seed, 'numbering', block);
  const gaps = new Set<number>();
  while (gaps.size < NEVER_PUBLISHED) gaps.add(random.integer(0, BLOCK - 1));
  const slots: { slot: number; order: number }[] = [];
  for (let slot = 0; slot < BLOCK; slot += 1) {
    if (gaps.has(slot)) continue;
    slots.push({
      slot,
      order: slot + (random.chance(LATE) ? random.integer(20, BLOCK) : random.fraction() * 4),
    });
  }
  slots.sort((a, b) => a.order - b.order);
  const slotOf = Int16Array.from(slots, ({ slot }) => slot);
  const turnOf = new Int16Array(BLOCK).fill(-1);
  slotOf.forEach((slot, turn) => {
    turnOf[slot] = turn;
  });
  return { slotOf, turnOf };
}
