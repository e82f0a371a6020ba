import { hashOf } from '#shared/domain/captures/ocds-package.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import { portalRow } from './read/etenders/rows.ts';
import { portalRelease } from './releases.ts';

/** One tender as its two publishers show it, for tests to capture in any order. */

export const NUMBER = 165050;
export const ocid = `ocds-9t57fa-${NUMBER}`;

export type Part = Record<string, unknown>;
export type Seen = { source: 'ocds' | 'etenders'; release: unknown };

/** The notice as the portal shows it: `RFQ 165050/2026`, open until 16 September. */
export const row = (rest: Part = {}, list: 1 | 2 | 3 | 4 = 1): Seen => ({
  source: 'etenders',
  release: {
    list,
    row: portalRow(NUMBER, {
      tender_No: `RFQ ${NUMBER}/2026 `,
      date_Published: '2026-08-14T00:00:00',
      closing_Date: '2026-09-16T11:00:00',
      ...rest,
    }),
  },
});

/** The same notice as the feed shows it. */
export const release = (tender: Part = {}, rest: Part = {}): Seen => ({
  source: 'ocds',
  release: portalRelease(NUMBER, tender, rest),
});

/** Captures a day apart, in the order given. */
export const captured = (seen: readonly Seen[]): Capture[] =>
  seen.map(({ source, release }, index) => ({
    source,
    release,
    responseId: String(index + 1),
    position: 0,
    capturedAt: `2026-08-${15 + index}T06:00:00.000000Z`,
    hash: hashOf(release).toString('hex'),
  }));

export function compiled(...seen: Seen[]): Compiled {
  const result = compile(ocid, captured(seen));
  if (result === null) throw new Error('nothing was compiled');
  return result;
}

export const eventTypes = ({ records }: Compiled): string[] =>
  records.events.map(({ event_type }) => event_type).sort();

export const kinds = ({ issues }: Compiled): string[] => issues.map(({ kind }) => kind);
