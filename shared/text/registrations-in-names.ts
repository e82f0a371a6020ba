/** Registration numbers of companies in names of suppliers. */

/** Longest label before a registration number. */
const MAX_LABEL = 40;

/** Anything in the form of a registration number, so that a wrong one is recognised as well. */
const REGISTRATION =
  /(?<![\p{Letter}\d/\\])(?:CK|K|B|M)?\s?(?:1[6-9]|2\d)\d\d\s?[/\\-]\s?\d{4,8}\s?[/\\-]\s?\d{1,3}(?![\d/\\])/giu;
const LABEL = /(?:\b(?:company|co|registration|reg|number|num|no|nr)\b|[\s.:#([,;–-])$/i;

/**
 * Separates registration numbers, with their labels, from a name: `Zed CC (Reg. No 2005/687317/23)`.
 * @returns the name, and the numbers as they are written, right or wrong
 */
export function splitRegistrations(text: string): { name: string; registrations: string[] } {
  const registrations: string[] = [];
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(REGISTRATION)) {
    registrations.push(match[0]);
    parts.push(withoutLabel(text.slice(end, match.index)));
    end = match.index + match[0].length;
  }
  if (end === 0) return { name: text, registrations };
  const rest = text.slice(end).replace(/^[\s)\],;.]{0,9}/, ' ');
  return { name: [...parts, rest].join(' ').trim(), registrations };
}

/** Takes `, Reg. No:` off the end of the text before a number, word by word. */
function withoutLabel(text: string): string {
  let rest = text;
  for (let taken = 0; taken < MAX_LABEL; taken += 1) {
    const match = LABEL.exec(rest.slice(-MAX_LABEL));
    if (match === null) break;
    rest = rest.slice(0, rest.length - match[0].length);
  }
  return rest;
}
