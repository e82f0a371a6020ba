/** A record of a file: every column by the name its first line gives it. */
export type CsvRow = Readonly<Record<string, string>>;

/**
 * Reads comma-separated text as RFC 4180 has it: quoted fields may hold commas, line breaks and doubled quotes.
 * Lines end in CRLF or LF; blank lines are no records.
 * @returns a record for each line after the first; columns that a short line lacks are empty
 * @throws Error where the text ends inside quotes or a line has more fields than the first
 */
export function parseCsv(text: string): CsvRow[] {
  const [names = [], ...lines] = fieldsOf(text);
  return lines.map((fields, index) => {
    if (fields.length > names.length)
      throw new Error(`record ${index + 1} has ${fields.length} fields, the first line ${names.length}`);
    return Object.fromEntries(names.map((name, column) => [name, fields[column] ?? '']));
  });
}

function fieldsOf(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const field = text[at] === '"' ? quoted(text, at) : plain(text, at);
    line.push(field.value);
    at = field.end;
    if (text[at] === ',') {
      at += 1;
      // A comma at the very end is followed by an empty last field.
      if (at < text.length) continue;
      line.push('');
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    if (line.length > 1 || line[0] !== '') lines.push(line);
    line = [];
  }
  return lines;
}

function plain(text: string, start: number): { value: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}

function quoted(text: string, start: number): { value: string; end: number } {
  let value = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) throw new Error('the text ends inside quotes');
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      // What stands between a closing quote and the next separator belongs to the field, as spreadsheets read it.
      const rest = plain(text, quote + 1);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    from = quote + 2;
  }
}
