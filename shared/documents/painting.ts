/** A straight line along the page or down it. Lengths are points, places are measured from the top left. */
export type PaintedRule = {
  isUpright: boolean /** Its place across its direction. */;
  at: number;
  from: number;
  to: number;
};

/** What is painted on a page besides text. */
export type Painting = {
  /** Whether anything is painted, be it letters or lines. */
  anything: boolean;
  /** How many points the images have together. */
  pixels: number;
  /** Lines, and the edges of boxes. */
  rules: PaintedRule[];
};

/** Operators and their arguments, as the library gives them. */
type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] };
type Codes = Readonly<Record<string, number>>;
type Matrix = readonly [number, number, number, number, number, number];
type Point = readonly [number, number];

/** Names of operators that leave something to be seen. */
const PAINTING = /^(?:paint(?!FormXObject)|constructPath|shadingFill|showText|showSpacedText)/;
/** Shorter lines are parts of letters and signs, or the ends of thick lines. */
const SHORTEST = 6;
/** A line may be so far from straight. */
const STRAIGHT = 0.5;
/** Drawings have more lines than any table; theirs are of no use. */
const MOST_RULES = 5_000;

/**
 * Goes through the operators of a page.
 * @param codes numbers of the operators, by their names
 * @param toPage from places of the page as it is stored to places as it is shown
 */
export function paintingOf({ fnArray, argsArray }: Operators, codes: Codes, toPage: Matrix): Painting {
  const painting = new Set(
    Object.entries(codes).flatMap(([name, code]) => (PAINTING.test(name) ? [code] : [])),
  );
  const painted: Painting = { anything: false, pixels: 0, rules: [] };
  const saved: Matrix[] = [];
  let matrix = toPage;
  for (const [at, operator] of fnArray.entries()) {
    const given = (argsArray[at] ?? []) as readonly unknown[];
    // A path that only bounds what follows paints nothing.
    const isSeen =
      painting.has(operator) && !(operator === codes.constructPath && given[0] === codes.endPath);
    if (isSeen) painted.anything = true;
    if (operator === codes.save) saved.push(matrix);
    else if (operator === codes.restore) matrix = saved.pop() ?? toPage;
    else if (operator === codes.transform) matrix = product(matrix, given as unknown as Matrix);
    else if (operator === codes.paintFormXObjectBegin) {
      saved.push(matrix);
      if (given[0]) matrix = product(matrix, given[0] as Matrix);
    } else if (operator === codes.paintFormXObjectEnd) matrix = saved.pop() ?? toPage;
    else if (operator === codes.constructPath && isSeen && painted.rules.length < MOST_RULES)
      painted.rules.push(...rulesOf((given[1] as readonly unknown[] | undefined)?.[0], matrix));
    else painted.pixels += pixelsOf(operator, given, codes);
  }
  return painted;
}

/** Images have their size beside their name; masks and those within the page are objects that have it. */
function pixelsOf(operator: number, [first, width, height]: readonly unknown[], codes: Codes): number {
  if (operator === codes.paintImageXObject) return Number(width) * Number(height);
  if (operator !== codes.paintInlineImageXObject && operator !== codes.paintImageMaskXObject) return 0;
  const size = first as { width?: number; height?: number };
  return (size.width ?? 0) * (size.height ?? 0);
}

/** How many numbers follow the codes of a path: move, line, curve, close. */
const LENGTHS = [2, 2, 6, 0] as const;
const [MOVE, LINE, CLOSE] = [0, 1, 3] as const;

/** @param path codes, each followed by its numbers */
function rulesOf(path: unknown, matrix: Matrix): PaintedRule[] {
  if (!ArrayBuffer.isView(path) && !Array.isArray(path)) return [];
  const numbers = path as unknown as ArrayLike<number>;
  const rules: PaintedRule[] = [];
  let start: Point = [0, 0];
  let pen: Point = [0, 0];
  for (let at = 0; at < numbers.length; ) {
    const code = numbers[at]!;
    const length = LENGTHS[code];
    if (length === undefined) return rules;
    const end: Point =
      code === CLOSE ? start : applied(matrix, numbers[at + length - 1] ?? 0, numbers[at + length] ?? 0);
    if (code === MOVE) start = end;
    if (code === LINE || code === CLOSE) rules.push(...ruleBetween(pen, end));
    pen = end;
    at += 1 + length;
  }
  return rules;
}

function ruleBetween([x, y]: Point, [endX, endY]: Point): PaintedRule[] {
  const [across, down] = [Math.abs(endX - x), Math.abs(endY - y)];
  if (down <= STRAIGHT && across >= SHORTEST)
    return [{ isUpright: false, at: (y + endY) / 2, from: Math.min(x, endX), to: Math.max(x, endX) }];
  if (across <= STRAIGHT && down >= SHORTEST)
    return [{ isUpright: true, at: (x + endX) / 2, from: Math.min(y, endY), to: Math.max(y, endY) }];
  return [];
}

const applied = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const product = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
