import { decodeAs } from './encoding.ts';
import type { PageLines } from './extraction.ts';
import { type TextFlow, textFlow } from './text-flow.ts';

/** Groups that are no text of the document. Those that begin with `\*` are left out as well. */
const SKIPPED: ReadonlySet<string> = new Set(
  `fonttbl colortbl stylesheet info pict object fldinst listtable listoverridetable revtbl rsidtbl generator filetbl xmlnstbl
   datastore themedata colorschememapping latentstyles nonshppict header headerl headerr headerf footer footerl footerr
   footerf`.split(/\s+/),
);
const CHARACTERS: Readonly<Record<string, string>> = {
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  line: '\n',
  '~': ' ',
  _: '-',
};
/** A control word with its number, or a control sign. One blank after a word belongs to it. */
const CONTROL = /\\(?:([a-z]{1,32})(-?\d{1,10})? ?|'([0-9a-f]{2})|([^a-z]))/iy;
const PLAIN = /[^\\{}\r\n]+/y;

/** What a group inherits and may change: whether its text is left out, and how many signs stand for a character of Unicode. */
type Group = { skipped: boolean; fallback: number };
type State = { groups: Group[]; group: Group; codePage: string; toSkip: number; isInRow: boolean };

/** Reads a text in Rich Text Format. Objects and pictures in it are not looked at. */
export function readRtf(bytes: Uint8Array): PageLines[] {
  // One character for each byte: all control words are ASCII, and other characters are escaped.
  const source = Buffer.from(bytes).toString('latin1');
  const flow = textFlow();
  const state: State = {
    groups: [],
    group: { skipped: false, fallback: 1 },
    codePage: 'windows-1252',
    toSkip: 0,
    isInRow: false,
  };
  for (let at = 0; at < source.length; ) {
    const sign = source[at];
    if (sign === '{') {
      state.groups.push(state.group);
      state.group = { ...state.group };
      at += 1;
    } else if (sign === '}') {
      state.group = state.groups.pop() ?? state.group;
      at += 1;
    } else if (sign === '\\') at = control(source, at, state, flow);
    else if (sign === '\r' || sign === '\n') at += 1;
    else {
      PLAIN.lastIndex = at;
      const plain = PLAIN.exec(source)![0];
      write(plain, state, flow);
      at += plain.length;
    }
  }
  return flow.pages();
}

/** @returns where the control ends */
function control(source: string, at: number, state: State, flow: TextFlow): number {
  CONTROL.lastIndex = at;
  const [whole, word, digits, hex, sign] = CONTROL.exec(source) ?? ['\\'];
  const end = at + whole.length;
  const number = digits === undefined ? 1 : Number(digits);
  if (hex !== undefined) write(decodeAs(state.codePage, Buffer.from(hex, 'hex')), state, flow);
  else if (sign === '*') state.group.skipped = true;
  else if (sign === '\r' || sign === '\n') command('par', 1, state, flow);
  else if (sign !== undefined) write(CHARACTERS[sign] ?? ('\\{}'.includes(sign) ? sign : ''), state, flow);
  else if (word === 'bin') return end + Math.max(0, number);
  else if (word !== undefined) command(word, number, state, flow);
  return end;
}

function command(word: string, number: number, state: State, flow: TextFlow): void {
  const { group } = state;
  if (SKIPPED.has(word)) group.skipped = true;
  else if (word === 'uc') group.fallback = Math.max(0, number);
  else if (word === 'ansicpg') state.codePage = codePageOf(number);
  else if (group.skipped) return;
  else if (word === 'u') {
    write(String.fromCharCode(number & 0xffff), state, flow);
    state.toSkip = group.fallback;
  } else if (word === 'par' || word === 'sect') flow.endLine();
  else if (word === 'page') flow.breakPage();
  else if (word === 'trowd') openRow(state, flow);
  else if (word === 'cell' && state.isInRow) {
    flow.closeCell();
    flow.openCell();
  } else if (word === 'row' && state.isInRow) {
    flow.closeRow();
    state.isInRow = false;
  } else if (CHARACTERS[word] !== undefined) write(CHARACTERS[word], state, flow);
}

function openRow(state: State, flow: TextFlow): void {
  if (state.isInRow) return;
  state.isInRow = true;
  flow.openRow();
  flow.openCell();
}

/** What stands for a character of Unicode, for programs that do not know it, is passed over. */
function write(text: string, state: State, flow: TextFlow): void {
  const passed = Math.min(state.toSkip, text.length);
  state.toSkip -= passed;
  const rest = text.slice(passed);
  if (state.group.skipped || rest === '') return;
  if (rest === '\n') flow.endLine();
  else flow.text(rest);
}

function codePageOf(number: number): string {
  const label = number === 10_000 ? 'macintosh' : `windows-${number}`;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'windows-1252';
  }
}
