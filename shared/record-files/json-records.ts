import { FileFault } from './fault.ts';

type Place = { line: number; column: number };
type Member = Place & { name: string; value: unknown };
/** An object of a list, and its members with their places, in the order of the text. */
export type JsonRecord = Place & { members: readonly Member[] };

/** A string, a mark, or a number or word; blanks before it are passed over. */
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+|")/y;
/** Records have no deeper values; a limit, because each level is a call. */
const MAX_DEPTH = 8;

/**
 * Reads a JSON list of objects, or the list in a member of an object, which has no other member, with the place of every
 * member. `JSON.parse` tells neither the place of a value nor that of every fault.
 * @param list name of that member
 * @throws FileFault for anything else
 */
export function jsonRecords(text: string, list: string): JsonRecord[] {
  const reader = readerOf(text);
  const wrapped = reader.token() === '{';
  if (wrapped) {
    reader.take('{');
    if (reader.token() !== JSON.stringify(list)) throw reader.fault('expected a list of objects');
    reader.next();
    reader.take(':');
  }
  if (reader.token() !== '[') throw reader.fault('expected a list of objects');
  const records: JsonRecord[] = [];
  reader.items('[', ']', () => {
    const begins = reader.place();
    if (reader.token() !== '{') throw reader.fault('expected an object');
    records.push({ ...begins, members: reader.members(1) });
  });
  if (wrapped) reader.take('}');
  if (reader.token() !== '') throw reader.fault('expected the end of the file');
  return records;
}

/**
 * Reads JSON objects that stand one behind the other, mostly one on each line.
 * @throws FileFault for anything else
 */
export function jsonLines(text: string): JsonRecord[] {
  const reader = readerOf(text);
  const records: JsonRecord[] = [];
  while (reader.token() !== '') {
    const begins = reader.place();
    if (reader.token() !== '{') throw reader.fault('expected an object');
    records.push({ ...begins, members: reader.members(1) });
  }
  return records;
}

function readerOf(text: string) {
  const placeOf = places(text);
  let [token, start] = ['', 0];
  const place = (): Place => placeOf(start);
  const fault = (reason: string): FileFault =>
    new FileFault(place().line, place().column, `this is no such JSON: ${reason}`);
  const next = (): void => {
    const match = TOKEN.exec(text);
    token = match?.[1] ?? '';
    start = match === null ? text.length : TOKEN.lastIndex - token.length;
    // A failed search would begin anew at the first character.
    if (match === null) TOKEN.lastIndex = text.length;
  };
  const take = (mark: string): void => {
    if (token !== mark) throw fault(`expected ${mark}${token === '' ? ', but the file ends' : ''}`);
    next();
  };
  const literal = (): unknown => {
    try {
      const value: unknown = JSON.parse(token);
      next();
      return value;
    } catch {
      throw fault(token === '' ? 'a value is missing, the file ends' : 'a value is wrong or missing');
    }
  };
  const items = (open: string, close: string, item: () => void): void => {
    take(open);
    if (token !== close) {
      item();
      while (token === ',') {
        next();
        item();
      }
    }
    take(close);
  };
  const value = (depth: number): unknown => {
    if (depth > MAX_DEPTH) throw fault('it is nested too deep');
    if (token === '{') return Object.fromEntries(members(depth).map(({ name, value }) => [name, value]));
    if (token !== '[') return literal();
    const list: unknown[] = [];
    items('[', ']', () => list.push(value(depth + 1)));
    return list;
  };
  const members = (depth: number): Member[] => {
    const found: Member[] = [];
    items('{', '}', () => {
      if (!token.startsWith('"')) throw fault('expected a name in quotes');
      const name = literal() as string;
      take(':');
      found.push({ ...place(), name, value: value(depth + 1) });
    });
    return found;
  };
  TOKEN.lastIndex = 0;
  next();
  return { token: () => token, place, fault, next, take, items, members };
}

/** @returns a function from an offset in the text to its line and column, for rising offsets */
function places(text: string): (offset: number) => Place {
  let line = 1;
  let begins = 0;
  // Searched once for each line: a file may be a single long one.
  let ends = text.indexOf('\n');
  return (offset) => {
    while (ends !== -1 && ends < offset) {
      line += 1;
      begins = ends + 1;
      ends = text.indexOf('\n', begins);
    }
    return { line, column: offset - begins + 1 };
  };
}
