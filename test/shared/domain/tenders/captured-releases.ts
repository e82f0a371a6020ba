import { hashOf } from '#shared/domain/captures/ocds-package.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import { knownSources } from '#test/support/known-sources.ts';
import { portalRelease } from './releases.ts';

/** One tender as the portal releases it, captured day after day. */

export const ocid = 'ocds-9t57fa-165050';

/** Captures a day apart, each in a document of its own. */
export const captured = (releases: readonly unknown[], source = 'ocds'): Capture[] =>
  releases.map((release, index) => ({
    source,
    responseId: String(index + 1),
    position: 0,
    capturedAt: `2026-08-${15 + index}T06:00:00.000000Z`,
    hash: hashOf(release).toString('hex'),
    release,
  }));

/** Compiles releases in the order of capture; if a source is named, as the tagged releases of another process. */
export const compiledFrom = (releases: readonly unknown[], source?: string): Compiled => {
  const compiled = compile(
    source === undefined ? ocid : 'ocds-zzz-1',
    captured(releases, source),
    knownSources.readerOf,
  );
  if (compiled === null) throw new Error('nothing was compiled');
  return compiled;
};

/** What captures tell; the closing, which the notice's own date tells, has a test of its own. */
export const shownEvents = ({ records }: Compiled) =>
  records.events.filter(({ event_type }) => event_type !== 'closed');

export const release = (tender: object = {}, rest: object = {}) =>
  portalRelease(165050, { ...tender }, { ...rest });
