import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';

const LABEL =
  /\b(?:contact (?:person|name|official)s?|kontakpersoon|name|naam|contact|attention|aandag|enquiries|queries|navrae|directed to|addressed to|gerig (?:word )?aan)(?: ?:-?|(?= [A-Z])) ?/gi;
const TITLED =
  /\b(?:mr|mrs|ms|miss|dr|adv|prof|me|mnr|mev)\.? [A-Z][\w'.-]{0,20}(?: [A-Z][\w'-]{1,20}){0,3}/gi;
const PERSON =
  /^(?:(?:mr|mrs|ms|miss|dr|adv|prof|me|mnr|mev)\.? )?[A-Z][\w'.-]{0,20}(?: [A-Z][\w'.-]{0,20}){0,3}$/i;
const NOT_NAME =
  /\b(?:tel(?:ephone|efoon)?|phone|fax|cell|e-?mail|number|person|department|address|nommer|e-?pos|code|enquiries|information|bid|tender|technical|contact|street|box|municipality|name|bidder|supplier|company|may|be|the|should|must|die|in|writing|are|is|not|allowed|will|who|which)\b/i;
const NAME_END =
  / (?=tel|e-?mail|phone|cell|fax|\(|\d|at\b|of\b|e-?pos|on\b|by\b|via\b)|[,;/|]|(?<=[a-z]{4})\. /i;

/**
 * @param place of several names in the part, which one is meant
 * @returns the name of a person or office in a part of a document
 */
export function nameIn(reader: Reader, window: Span, place: number): (Span & { text: string }) | null {
  const titled = matchesOf(reader, TITLED, window).flatMap(({ start, text }) => {
    const name = text.split(NAME_END)[0]!.replace(/[ .,]{1,3}$/, '');
    return NOT_NAME.test(name.slice(3)) || /^me /.test(name)
      ? []
      : [{ start, end: start + name.length, text: name }];
  });
  const labelled = matchesOf(reader, LABEL, window).flatMap(({ end }) => {
    const line = reader.lines[lineAt(reader, end)]!;
    const cell = line.cells.find((one) => end <= one.end && end >= one.start - 1);
    const rest = reader.flow.slice(
      end,
      Math.min(cell === undefined || end >= cell.end ? end + 50 : cell.end, end + 60),
    );
    const text = rest
      .split(NAME_END)[0]!
      .replace(/^[: ]{1,3}/, '')
      .trim();
    const start = end + rest.indexOf(text);
    return PERSON.test(text) && !NOT_NAME.test(text) && text.length > 3
      ? [{ start, end: start + text.length, text }]
      : [];
  });
  const names = titled.length > place ? titled : labelled;
  return names[place] ?? null;
}
