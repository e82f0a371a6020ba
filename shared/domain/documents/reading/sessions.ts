import { FOR_BIDDERS, MEETING, OF_OTHERS, SESSION } from '#shared/domain/documents/phrases/sessions.ts';
import type { FoundMoment } from './moments.ts';
import { passageAt } from './passages.ts';
import type { Reader, Span } from './reader.ts';

/** Words before the day of something that happens before or after the session. */
const LIMIT = /\b(?:until|by|before|after|since|tot|voor|na) (?:[\w:]{1,8} ){0,3}$/i;

/** `On 20 August 2026 at 10:00 we explain the tender`: a day whose sentence names the session anywhere. */
export function sessionOf(reader: Reader, moment: FoundMoment): Span | null {
  const said = passageAt(reader, moment.start)?.said;
  if (said === undefined || LIMIT.test(reader.flow.slice(said.start, moment.start))) return null;
  const rest = reader.flow.slice(moment.end, said.end);
  const name = SESSION.exec(rest);
  if (name !== null) return { start: moment.end + name.index, end: moment.end + name.index + name[0].length };
  const meeting = MEETING.exec(said.text);
  if (meeting === null || !FOR_BIDDERS.test(said.text) || OF_OTHERS.test(said.text)) return null;
  return { start: said.start, end: Math.max(said.start + 1, moment.start) };
}
