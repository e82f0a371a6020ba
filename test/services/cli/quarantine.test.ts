import { expect, it } from 'vitest';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { harness } from '#test/support/harness.ts';
import { knownSources } from '#test/support/known-sources.ts';
import { type Backend, eachBackend } from '#test/support/redis.ts';
import { storeResponse } from '#test/workers/normalise/responses.ts';
import { normaliseFrom } from '#workers/normalise/stage.ts';
import { tenders, tendersJson } from './terminal.ts';

/** Rules that fail for every process. */
const defective = normaliseFrom({
  ...knownSources,
  readerOf: (source) => ({
    ...knownSources.readerOf(source),
    shownBy: () => {
      throw new Error('a defect of the rules');
    },
  }),
});

/** A database that has received one release. */
async function received(backend: Backend) {
  const test = await harness({ backend });
  const responseId = await storeResponse(test, {
    json: { releases: [portalRelease(1)] },
    at: '2026-08-15T06:00:00Z',
  });
  return { test, responseId };
}

eachBackend((backend) => {
  it('lists a capture that was set aside, and releases it: mended rules then store it', async () => {
    const { test, responseId } = await received(backend);
    await test.stages.handle('normalise', { responseId }, defective);
    const { document } = await tendersJson(['quarantine', 'list'], test.settings);
    expect(document.setAside).toMatchObject([
      {
        kind: 'rejected-error',
        source: 'ocds',
        subject: 'ocds-9t57fa-1',
        responseId,
        reason: 'a defect of the rules',
      },
    ]);
    const [{ id }] = document.setAside;
    expect((await tenders(['quarantine', 'release', id], test.settings)).stdout).toBe(
      '1 response will be normalised again; what fails again stays set aside\n',
    );
    await test.stages.handle('normalise', { responseId }, defective);
    expect((await tendersJson(['quarantine', 'list'], test.settings)).document.setAside).toHaveLength(1);
    // The message that was sent reaches the stage with the right rules.
    await test.stages.consuming(['normalise'], () => test.until('select from core.tender'));
    expect((await tenders(['quarantine', 'list'], test.settings)).stdout).toContain('nothing is set aside');
    expect(await test.rows('select normalised, rejected from raw.response')).toEqual([
      { normalised: 1, rejected: 0 },
    ]);
  });

  it('releases a response whose message was given up, even after that message was deleted', async () => {
    const { test, responseId } = await received(backend);
    await test.rows(
      `insert into ops.issue (stage, kind, severity, source, subject, detail) values ('normalise', 'message-failed', 'error', 'queue', $1, '{"reason":"gone"}')`,
      [`response-${responseId}`],
    );
    const { code, document } = await tendersJson(['quarantine', 'release', 'all'], test.settings);
    expect([code, document]).toEqual([0, { released: 1, responses: [responseId] }]);
    await test.stages.consuming(['normalise'], () => test.until('select from core.tender'));
    expect((await tendersJson(['quarantine', 'list'], test.settings)).document.setAside).toEqual([]);
  });
});

it('releases everything where nothing is set aside, and says so', async () => {
  const test = await harness({});
  expect(await tenders(['quarantine', 'release', 'all'], test.settings)).toMatchObject({
    code: 0,
    stdout: 'nothing is set aside\n',
  });
});

it('says how much is set aside where it does not list all', async () => {
  const test = await harness({});
  await test.rows(
    `insert into ops.issue (stage, kind, severity, source, subject, path, detail)
     select 'collect', 'import-rejected', 'warning', 'ocds', 'file:a.json', n, '{}' from generate_series(1, 201) n`,
  );
  const { stdout } = await tenders(['quarantine', 'list'], test.settings);
  expect(stdout).toMatch(/\nthe latest 200 of 201 are listed\n$/);
});

it('says why it cannot release what was never stored or does not exist', async () => {
  const test = await harness({});
  const [issue] = await test.rows(
    `insert into ops.issue (stage, kind, severity, source, subject, path, detail)
     values ('collect', 'import-rejected', 'warning', 'ocds', 'file:a.json', '3', '{"reason":"no ocid"}') returning id::text`,
  );
  const release = (id: string) => tenders(['quarantine', 'release', id], test.settings);
  expect(await release(String(issue?.['id']))).toMatchObject({
    code: 1,
    stdout: 'it was never stored: mend the file and import it again\n',
  });
  expect((await release('all')).stdout).toMatch(/^what is set aside was never stored/);
  expect(await release('12345')).toMatchObject({
    code: 1,
    stdout: 'nothing that is set aside has this id\n',
  });
  expect((await tenders(['quarantine', 'list'], test.settings)).stdout).toMatch(/import-rejected .*no ocid/);
  expect((await tenders(['quarantine'], test.settings)).code).toBe(2);
});
