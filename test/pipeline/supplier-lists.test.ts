import { expect, it } from 'vitest';
import {
  editionAt,
  type PublishedList,
  publishedLists,
} from '#services/sample-publisher/generate/restricted-lists/edition.ts';
import type { TestApi } from '#test/support/api.ts';
import type { Harness, TestPublisher } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';

/** The lists of National Treasury from the publisher to the API. */

const SEED = 3;
const NOW = Date.parse('2026-11-18T10:00:00+02:00');
const WEEKS = 26;

/** Tests move the clock of the publisher, and any of them may be the first: what is printed now follows from its clock. */
const test: Harness & { publisher: TestPublisher; api: TestApi } = sharedHarness(
  { publisher: { releases: 20, seed: SEED, now: new Date(NOW), clockRate: 0 }, api: true },
  () => sync(),
);

async function sync(): Promise<void> {
  for (const source of ['treasury-restricted', 'treasury-defaulters'] as const)
    await test.requestSync({ source, mode: 'incremental' });
  await test.settled();
}
const PATH = '/v2/forensic/restricted-suppliers';
type Entry = { id: string; supplierName: string; status: string };
const get = <Data>(path: string) => test.api.data<Data>(path);
const served = () => test.api.everyPage<Entry>(`${PATH}?limit=100`);
const editionOf = (list: PublishedList) => editionAt(SEED, list, test.publisher.clock.now());
const printed = () => publishedLists.flatMap((list) => editionOf(list).entries);
const printedNames = () =>
  printed()
    .map(({ name }) => name)
    .toSorted();
/** Entries that are in the latest edition. */
const listed = async () => (await served()).filter(({ status }) => status !== 'removed');
const namesOf = (entries: readonly { supplierName: string }[]) =>
  entries.map(({ supplierName }) => supplierName).toSorted();

it('lists are served with every entry and every field, and no identity number', async () => {
  await sync();
  expect(namesOf(await listed())).toEqual(printedNames());
  const edition = editionOf('restricted');
  const [company] = edition.entries;
  const [found] = await get<Entry[]>(`${PATH}?registrationNumber=${company?.number}`);
  expect(await get(`${PATH}/${found?.id}`)).toMatchObject({
    supplierName: company?.name,
    registrationNumber: company?.number,
    restrictionReason: company?.reason,
    periodFrom: company?.from,
    periodTo: company?.to,
    authorizedBy: company?.authority,
    sourceId: 'treasury-restricted',
    reportGeneratedOn: edition.reportDate,
    lastSeenInPdf: 1,
    pdfHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const numbers = printed().flatMap(({ number }) => (/^\d{13}$/.test(number ?? '') ? [number!] : []));
  expect(numbers.length).toBeGreaterThan(10);
  const stored = JSON.stringify(
    await test.rows(
      `select to_jsonb(entry) from core.restricted_supplier entry union all select to_jsonb(entry) from read.restricted_supplier entry union all
       select to_jsonb(edition) from core.supplier_list_edition edition union all select to_jsonb(issue) from ops.issue`,
    ),
  );
  expect(numbers.filter((number) => stored.includes(number))).toEqual([]);
});

it('lists are not sent again while they have not changed, and the source counts as synchronised', async () => {
  await sync();
  const before = await test.rows('select id from raw.response where source like $1', ['treasury-%']);
  await sync();
  expect(await test.rows('select id from raw.response where source like $1', ['treasury-%'])).toEqual(before);
  expect(
    await test.rows(
      `select status, error_message from ops.cron_runs where entity like 'treasury-%' order by started_at desc limit 1`,
    ),
  ).toEqual([{ status: 'completed', error_message: null }]);
});

it('lists follow their editions: entries that are gone stay, as removed', async () => {
  await test.publisher.command(`advance?days=${7 * WEEKS}`);
  await sync();
  expect(namesOf(await listed())).toEqual(printedNames());
  const gone = (await served()).find(({ status }) => status === 'removed');
  expect(await get(`${PATH}/${gone?.id}`)).toMatchObject({ isActive: 0, lastSeenInPdf: 0 });
});

it('lists show a restriction as expired on the day after its last day', async () => {
  const [entry] = await test.rows<{ id: string }>(
    `update core.restricted_supplier set period_to = (now() at time zone 'Africa/Johannesburg')::date
     where id = (select id from core.restricted_supplier where listed and register = 'treasury-defaulters' and period_to > now() limit 1) returning id`,
  );
  const path = `${PATH}/${entry?.id}`;
  await test.rows(`insert into core.outbox (resource, entity_id) values ('restricted_supplier', $1)`, [
    entry?.id,
  ]);
  await test.settled();
  expect(await get(path)).toMatchObject({ status: 'active', isActive: 1 });
  // The day passes: what was published is now of yesterday.
  await test.rows(`update core.restricted_supplier set period_to = period_to - 1 where id = $1`, [entry?.id]);
  await test.rows(`update read.restricted_supplier set period_to = period_to - 1 where id = $1`, [entry?.id]);
  await test.stages.handle('schedule', { job: 'transition' });
  await test.settled();
  expect(await get(path)).toMatchObject({ status: 'expired', isActive: 0 });
});

it('anything but a list is a failure of the publisher, and changes nothing', async () => {
  const before = await served();
  await test.publisher.command('advance?days=7');
  await test.publisher.command('faults?spec=html:1');
  await sync();
  expect(await served()).toEqual(before);
  const [run] = await test.rows(
    `select status, error_message from ops.cron_runs where entity = 'treasury-restricted' order by started_at desc limit 1`,
  );
  expect(run).toMatchObject({
    status: 'partial',
    error_message: expect.stringContaining('no file of a known kind'),
  });
  await test.publisher.command('faults?spec=');
});
