/** Separating supplier numbers from names of suppliers. */

/** A supplier number of the Central Supplier Database, with the marks and words that join it to a name. */
const CSD_NUMBER =
  /[\s,;:/([&\-–]*(?:\b(?:and|csd(?:\s*supplier)?(?:\s*(?:number|no|nr|reg))?)\b[\s.:#-]*)*\bM\s?A\s?A\s?A\s*[-:]?\s*(\d{7})\b\s*[)\]]?[\s,;:/&\-–]*/gi;

/** Words and marks between the members of a joint venture, at the beginning or the end of a part of its name. */
const JOINER = String.raw`(?:\b(?:and|with|consortium|j\s?/?\s?v|(?:in )?(?:a )?joint venture)\b|[&+,;:/()–-])`;
const LEADING_JOINER = new RegExp(String.raw`\s*${JOINER}`, 'iy');
const TRAILING_JOINER = new RegExp(`${JOINER}$`, 'i');
/** More characters than any joiner has. */
const LONGEST_JOINER = 24;

/** What separates members for certain, and what may also be part of a company's name. */
const BETWEEN_MEMBERS = [
  /\b(?:j\s?\/?\s?v|(?:in )?(?:a )?joint venture)\b|[;/+]/i,
  /\b(?:j\s?\/?\s?v|(?:in )?(?:a )?joint venture|and)\b|[;/+&,]/i,
] as const;

/** Longer texts are left alone: they are no names, and finding numbers takes a time that grows with the square. */
const MAX_LENGTH = 5_000;

/** A member of a joint venture; the name is null where the text does not say whose the number is. */
export type SupplierMember = { name: string | null; csdNumber: string };

/** A supplier's name without numbers. A joint venture has no number of its own; its members have. */
export type SupplierName = { name: string | null; csd: string | null; members: SupplierMember[] | null };

/**
 * Separates Central Supplier Database numbers from a name: `AGRIMARK OPERATIONS and MAAA1234716`. With two numbers or more
 * the supplier is a joint venture, `Zed CC MAAA1234567 JV Alpha CC MAAA7654321`, and each number belongs to one member.
 * @returns the name (null where there is none); the number as `MAAA` and seven digits, where there is exactly one; the
 *   members, where there are several numbers
 */
export function splitSupplierName(text: string): SupplierName {
  if (text.length > MAX_LENGTH) return { name: text, csd: null, members: null };
  const numbers: string[] = [];
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(CSD_NUMBER)) {
    parts.push(text.slice(end, match.index).trim());
    numbers.push(`MAAA${match[1]}`);
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end).trim());
  if (new Set(numbers).size < 2) return { name: joined(parts, ' '), csd: numbers[0] ?? null, members: null };
  const names = namesOfMembers(parts, numbers.length);
  const members = numbers.map((csdNumber, index) => ({ name: names[index] ?? null, csdNumber }));
  return { name: joined(withMarks(parts), ' '), csd: null, members };
}

/** A full stop that stands alone at the end closed a sentence with a number; it is no part of the name. */
const joined = (parts: readonly string[], mark: string): string | null => {
  const name = parts.filter((part) => part !== '').join(mark);
  return (name === '.' || name.endsWith(' .') ? name.slice(0, -1).trimEnd() : name) || null;
};

/** Puts a mark between two names where the number stood and no word joins them. */
const withMarks = (parts: readonly string[]): string[] =>
  parts
    .filter((part) => part !== '')
    .flatMap((part, index, all) => {
      const before = all[index - 1];
      const apart =
        before !== undefined &&
        withoutLeadingJoiners(part) === part &&
        withoutTrailingJoiners(before) === before;
      return apart ? ['/', part] : [part];
    });

/** Takes joiners off one by one, because one expression for all of them would try every way to divide them. */
export function withoutLeadingJoiners(text: string): string {
  let end = 0;
  for (;;) {
    LEADING_JOINER.lastIndex = end;
    const found = LEADING_JOINER.exec(text);
    if (found === null) return end === 0 ? text : text.slice(end).trimStart();
    end += found[0].length;
  }
}

/** As `withoutLeadingJoiners`, at the end. */
export function withoutTrailingJoiners(text: string): string {
  let rest = text.trimEnd();
  for (let taken = false; ; taken = true) {
    const found = TRAILING_JOINER.exec(rest.slice(-LONGEST_JOINER));
    if (found === null) return taken ? rest : text;
    rest = rest.slice(0, rest.length - found[0].length).trimEnd();
  }
}

/**
 * @param parts of a text between its numbers, one more than there are numbers
 * @returns the name before each number, or behind each; else the names in the only part that has any, if they are as many
 *   as the numbers; else none
 */
function namesOfMembers(parts: readonly string[], count: number): string[] {
  const bare = parts.map((part) => withoutTrailingJoiners(withoutLeadingJoiners(part)).trim());
  for (const names of [bare.slice(0, count), bare.slice(1)])
    if (names.every((name) => name !== '')) return names;
  const [only, ...others] = bare.filter((part) => part !== '');
  if (only === undefined || others.length > 0) return [];
  for (const between of BETWEEN_MEMBERS) {
    const names = only
      .split(between)
      .map((name) => name.trim())
      .filter((name) => name !== '');
    if (names.length === count) return names;
  }
  return [];
}
