import {
  CLOSES,
  ENQUIRIES,
  OF_CONTRACT,
  OTHER_DAY,
  PUBLISHED,
} from '#shared/domain/documents/phrases/days.ts';
import type { Words } from '#shared/domain/documents/phrases/phrase.ts';
import { SESSION } from '#shared/domain/documents/phrases/sessions.ts';
import type { Reader, Span } from './reader.ts';

/** What happens on a day that a document names. `other`: the words before the day say something else. */
export type EventKind = 'closing' | 'briefing' | 'enquiries' | 'notice' | 'contract' | 'other';

/** The words that state the event of a day. */
export type Label = { kind: EventKind; label: Span; labelText: string };

/** Words before a day, and the event that they mean. If there are several, the words nearest to the day count. */
const LABELS: readonly (readonly [EventKind, Words])[] = [
  ['closing', CLOSES],
  ['briefing', SESSION],
  ['enquiries', ENQUIRIES],
  ['notice', PUBLISHED],
  ['contract', OF_CONTRACT],
  ['other', OTHER_DAY],
];

/** @returns the event of the words nearest to the end of a part of the document */
export function nearest(reader: Reader, span: Span): Label | null {
  const text = reader.flow.slice(span.start, span.end);
  let found: Label | null = null;
  for (const [kind, words] of LABELS)
    for (const match of text.matchAll(words.every)) {
      const end = span.start + match.index + match[0].length;
      const start = span.start + match.index;
      // Of two that end alike the longer one says more: `enquiries close`.
      const isNearer =
        found === null || end > found.label.end || (end === found.label.end && start < found.label.start);
      if (isNearer) found = { kind, label: { start, end }, labelText: match[0].toLowerCase() };
    }
  return found;
}
