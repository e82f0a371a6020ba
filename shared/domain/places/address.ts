import { isPlaceholder } from '#shared/codelists/placeholders.ts';
import { foldName } from '#shared/text/names.ts';

/** The parts of a delivery address, each once, in their order. */
export type Address = {
  /** Street, suburb, town and the like, without the postal code. */
  parts: string[];
  /** Four digits, not 0000. */
  postalCode: string | null;
  /** Parts and postal code joined by commas; null where there are none. Parsing it again gives the same parts. */
  fullAddress: string | null;
};

/** Characters of an address that are used; longer texts are descriptions. */
const MAX_CHARACTERS = 2_000;

const SEPARATOR = /\s+[-–—]+(?=\s|$)|^[-–—]+\s|[,;\r\n\t]+/;
const BLANKS = /\s+/g;
const EDGES = /^[\s.:;,\-–—]+|[\s:;,\-–—]+$/g;
const PLACEHOLDER = new RegExp(
  `^(?:${[
    'n a|nil|null|x+|0+(?: 0+)*|not (?:applicable|available|specified|known)|tb[acd]',
    'to be (?:confirmed|advised|announced)|national|nationally|nationwide|as per .*|https? .*',
    '(?:eskom )?e tender(?:ing)?(?: platform)?|online(?: training)?|virtual|microsoft teams',
    `(?:various|multiple|different|several|all|other)(?: (?:areas?|sites?|towns?|institutions?|regions?|districts?|locations?|places?|provinces?|offices?|schools?|(?:power )?stations?|municipalities|addresses))*`,
  ].join('|')})$`,
);
/** A part that is a postal code once punctuation is taken off, such as `4001.` or `(4001)`. */
const ONLY_CODE = /^\d{4}$/;
const CODE_AT_END = /^(.*?)[\s.]+(\d{4})$/;
/** Words before a number that is no postal code: `Erf 2226`, `PO Box 1084`. */
const NUMBERED =
  /\b(?:erf|erven|stand|no|number|nr|box|bag|unit|farm|portion|ward|room|plot|house|floor|block|phase|ext|extension|route|road|x|section|lot|site)\.?$/i;

/**
 * Reads `street - suburb - town - code`, also with commas. Repeated parts and placeholders (`N/A`, `Various Area`, `0000`)
 * are left out.
 */
export function parseAddress(text: string | null): Address {
  if (text === null) return { parts: [], postalCode: null, fullAddress: null };
  const pieces = meaningful(
    text
      .slice(0, MAX_CHARACTERS)
      .split(SEPARATOR)
      .map((part) => part.replaceAll(BLANKS, ' ').replaceAll(EDGES, '')),
  );
  const { parts, postalCode } = takeCode(pieces);
  const all = postalCode === null ? parts : [...parts, postalCode];
  return { parts, postalCode, fullAddress: all.length > 0 ? all.join(', ') : null };
}

/** Leaves out placeholders and repeated parts. */
function meaningful(parts: readonly string[]): string[] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    const key = foldName(part);
    if (key === '' || seen.has(key) || isPlaceholder(part) || PLACEHOLDER.test(key)) return false;
    return seen.add(key);
  });
}

function takeCode(pieces: string[]): { parts: string[]; postalCode: string | null } {
  const separate = pieces.findLastIndex((part) => ONLY_CODE.test(foldName(part)));
  if (separate >= 0)
    return { parts: pieces.toSpliced(separate, 1), postalCode: foldName(pieces[separate] ?? '') };
  const [, before = '', code = ''] = CODE_AT_END.exec(pieces.at(-1) ?? '') ?? [];
  const rest = before.replaceAll(EDGES, '');
  if (code === '' || rest === '' || NUMBERED.test(rest)) return { parts: pieces, postalCode: null };
  const parts = meaningful([...pieces.slice(0, -1), rest]).filter((part) => foldName(part) !== code);
  return code === '0000' ? takeCode(parts) : { parts, postalCode: code };
}
