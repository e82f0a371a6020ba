/** The median of numbers that are added one by one; null before the first. */
export type RunningMedian = { add: (value: number) => void; median: () => number | null };

/** Keeps the lower and the upper half of the numbers in two heaps whose tops are next to the middle. */
export function runningMedian(): RunningMedian {
  const lower: number[] = [];
  const upper: number[] = [];
  return {
    add: (value) => {
      // The lower half has as many numbers as the upper one, or one more. Negation turns one kind of heap into the
      // other.
      push(upper, value);
      push(lower, -pop(upper));
      if (lower.length > upper.length + 1) push(upper, -pop(lower));
    },
    median: () => {
      if (lower.length === 0) return null;
      return lower.length > upper.length ? -lower[0]! : (upper[0]! - lower[0]!) / 2;
    },
  };
}

/** Adds a number to a heap, whose first number is the smallest. */
function push(heap: number[], value: number): void {
  let at = heap.length;
  heap.push(value);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent]! <= value) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = value;
}

/** Removes the smallest number from a non-empty heap. */
function pop(heap: number[]): number {
  const least = heap[0]!;
  const last = heap.pop()!;
  if (heap.length === 0) return least;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child += 1;
    if (heap[child]! >= last) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = last;
  return least;
}
