import { expect, it } from 'vitest';
import { sourceNames } from '#shared/sources.ts';
import { harness } from '#test/support/harness.ts';

const DAY_MS = 86_400_000;
/** A text that begins like a moment in any style. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d/;
const STYLE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** @returns the texts of a response that are days or moments, each with where it stands; `[]` stands for any entry */
function timesIn(value: unknown, at: string): [at: string, text: string][] {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}($|[T ])/.test(value) ? [[at, value]] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => timesIn(entry, `${at}[]`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => timesIn(part, `${at}.${name}`));
}

it('every moment in every response has one style, and days are days', async () => {
  const now = new Date(Date.now() - 30 * DAY_MS);
  const at = await harness({ publisher: { releases: 100, seed: 5, clockRate: 0, now }, api: true });
  const collect = async (mode: 'backfill' | 'refetch') => {
    for (const source of sourceNames) await at.requestSync({ source, mode });
    await at.settled();
  };
  await collect('backfill');
  await at.publisher.command('advance?days=30');
  await collect('refetch');

  const times: [at: string, text: string][] = [];
  const read = async (path: string, name = path) => {
    const { status, json } = await at.api.get(path);
    expect([path, status]).toEqual([path, 200]);
    const records: unknown = json.data;
    const named = (record: { resource?: string }) => record.resource ?? name;
    for (const record of Array.isArray(records) ? records : [records])
      times.push(...timesIn(record, named(record)));
    times.push(...timesIn(json.meta, 'meta'));
    return json.meta;
  };
  for (let since = ''; ; ) {
    const { nextCursor, hasNext } = await read(`/v2/changes?limit=100${since}`);
    if (!hasNext) break;
    since = `&since=${nextCursor}`;
  }
  for (const path of ['/v2/tenders?status=any', '/v2/awards', '/v2/organizations', '/v2/ocds/parties'])
    await read(`${path}${path.includes('?') ? '&' : '?'}limit=100`, path);
  await read('/v2/meta/status');
  await read('/v2/meta/usage');
  times.push(...timesIn((await at.api.get('/v2/tenders/nosuch')).json, 'error'));

  const wrong = times.filter(([, text]) => MOMENT.test(text) && !STYLE.test(text));
  expect(new Map(wrong)).toEqual(new Map());
  // Moments from different parts of the service were judged.
  const moments = new Set(times.filter(([, text]) => STYLE.test(text)).map(([place]) => place));
  for (const place of [
    'tenders.record.closingDateTime',
    'tenders.record.createdAt',
    'tenders.record.documents[].modifiedAt',
    'tenders.record.timeline[].date',
    'tenders.record.timeline[].after',
    'tenders.record.timeline[].after.modifiedAt',
    'tender_documents.record.publishedAt',
    'tender_timeline.record.eventDate',
    'tenders.changedAt',
    'meta.timestamp',
    'error.timestamp',
  ])
    expect(moments).toContain(place);
  const days = new Set(times.filter(([, text]) => !MOMENT.test(text)).map(([place]) => place));
  for (const place of ['tenders.record.closingDate', 'tenders.record.publicationDate'])
    expect(days).toContain(place);
});
