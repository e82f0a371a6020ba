import { beforeEach, describe, expect, it } from 'vitest';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { knownSources } from '#test/support/known-sources.ts';
import { sharedHarness } from '#test/support/shared.ts';
import type { KnownSources } from '#workers/normalise/compile.ts';
import { normaliseFrom } from '#workers/normalise/stage.ts';
import { deleteResponsesAndRecords, outcomeOf, storeResponse, take as takeNext } from './responses.ts';

const test = sharedHarness({});
beforeEach(() => deleteResponsesAndRecords(test));

/** Milliseconds of the processor for one process; each test of a loop waits for it some times. */
const LIMIT = 100;

/** Rules with a defect, which depends on the procurement method. */
const defective: KnownSources = {
  ...knownSources,
  readerOf: (source) => {
    const reader = knownSources.readerOf(source);
    return {
      ...reader,
      shownBy: (ocid, captures) => {
        for (const { release } of captures) {
          const { tender } = release as { tender: { procurementMethod?: unknown } };
          if (tender?.procurementMethod === 'throw') throw new Error('a defect of the rules');
          while (tender?.procurementMethod === 'loop');
        }
        const shown = reader.shownBy(ocid, captures);
        for (const { record } of shown.states)
          if (record.tender.procurement_method === 'overflow') record.tender.validity_period = 2 ** 40;
        return shown;
      },
    };
  },
};
const withDefect = normaliseFrom(defective, LIMIT);
const mended = normaliseFrom(knownSources);

const take = (releases: unknown[], stage = withDefect) => takeNext(test, { json: { releases } }, stage);
const release = (number: number, procurementMethod: string, rest = {}) =>
  portalRelease(number, { procurementMethod, ...rest });
const outcome = (id: string) => outcomeOf(test, id);
const titles = () => test.rows('select tender_id, title from core.tender order by tender_id');
const TITLE = 'Repair of the reservoir roof';

describe.each([
  ['an error', 'throw', 'rejected-error', 'tender/procurementMethod', 'a defect of the rules'],
  ['an endless loop', 'loop', 'rejected-too-slow', '', `the rules took longer than ${LIMIT} ms`],
])('%s of our rules', (_, method, kind, path, message) => {
  it('rejects the one capture and says why; its neighbours are stored', async () => {
    const id = await take([release(1, 'open'), release(2, method), release(3, 'open')]);
    expect(await outcome(id)).toEqual({ captures: 3, normalised: 2, unchanged: 0, rejected: 1 });
    expect(await titles()).toEqual(['1', '3'].map((tender_id) => ({ tender_id, title: TITLE })));
    expect(
      await test.rows(
        'select kind, severity, source, subject, path, response_id::text, detail from ops.issue',
      ),
    ).toEqual([
      {
        kind,
        severity: 'error',
        source: 'ocds',
        subject: 'ocds-9t57fa-2',
        path,
        response_id: id,
        detail: { response: id, position: 1, message },
      },
    ]);
  });

  it('leaves the record as the other captures of the process make it', async () => {
    await take([release(1, 'open')]);
    const set = await take([release(1, method, { description: 'Lost words' })]);
    expect(await outcome(set)).toEqual({ captures: 1, normalised: 0, unchanged: 0, rejected: 1 });
    expect(await titles()).toEqual([{ tender_id: '1', title: TITLE }]);
    const next = await take([release(1, 'open', { description: 'A new roof for the reservoir' })]);
    expect(await outcome(next)).toEqual({ captures: 1, normalised: 1, unchanged: 0, rejected: 0 });
    expect(await titles()).toEqual([{ tender_id: '1', title: 'A new roof for the reservoir' }]);
  });

  it('is tried again, and gives its record as soon as the rules are mended', async () => {
    const id = await take([release(2, method)]);
    await test.stages.handle('normalise', { responseId: id }, withDefect);
    expect(await outcome(id)).toEqual({ captures: 1, normalised: 0, unchanged: 0, rejected: 1 });
    await test.rows('update raw.response set normalised_at = null, rejected = 0 where id = $1', [id]);
    await test.stages.handle('normalise', { responseId: id }, mended);
    expect(await outcome(id)).toEqual({ captures: 1, normalised: 1, unchanged: 0, rejected: 0 });
    expect(await titles()).toEqual([{ tender_id: '2', title: TITLE }]);
  });
});

describe('a response for whose parts our rules', () => {
  it.each([
    ['throw an error', 'throw', 'rejected-error'],
    ['do not end', 'loop', 'rejected-too-slow'],
  ])(
    '%s is rejected; records and other responses of its processes are not kept back',
    async (_, title, kind) => {
      const whole: KnownSources = {
        ...knownSources,
        formatOf: (source) => {
          const format = knownSources.formatOf(source);
          return {
            ...format,
            itemsOf: (json, url) => {
              const text = JSON.stringify(json);
              if (text.includes('"throw"')) throw new Error('a defect of the rules');
              while (text.includes('"loop"'));
              return format.itemsOf(json, url);
            },
          };
        },
      };
      const stage = normaliseFrom(whole, LIMIT);
      await take([release(1, 'open')], stage);
      const bad = await take([release(1, title, { title: 'Another title' }), release(2, 'open')], stage);
      expect(await outcome(bad)).toEqual({ captures: 2, normalised: 0, unchanged: 0, rejected: 2 });
      const next = await take([release(1, 'open', { description: 'Later words' })], stage);
      expect(await outcome(next)).toEqual({ captures: 1, normalised: 1, unchanged: 0, rejected: 0 });
      expect(await titles()).toEqual([{ tender_id: '1', title: 'Later words' }]);
      expect(
        await test.rows('select kind, severity, subject, response_id::text from ops.issue order by subject'),
      ).toEqual(
        ['ocds-9t57fa-1', 'ocds-9t57fa-2'].map((subject) => ({
          kind,
          severity: 'error',
          subject,
          response_id: bad,
        })),
      );
    },
  );
});

describe('a record that cannot be stored', () => {
  it('rejects its captures, and the others of the response are stored', async () => {
    const id = await take([release(1, 'open'), release(2, 'overflow'), release(3, 'open')]);
    expect(await outcome(id)).toEqual({ captures: 3, normalised: 2, unchanged: 0, rejected: 1 });
    expect((await titles()).map((row) => row['tender_id'])).toEqual(['1', '3']);
    expect(await test.rows('select kind, severity, subject from ops.issue')).toEqual([
      { kind: 'rejected-error', severity: 'error', subject: 'ocds-9t57fa-2' },
    ]);
  });
});

describe('a value without a text', () => {
  it('as points of an award delays neither its page nor its row', async () => {
    const row = (id: number, score: unknown) => ({
      id,
      tender_No: `RFQ ${id}`,
      description: TITLE,
      awards: [{ company: 'Zed CC', tenderAmount: 'R1 000,00', score }],
    });
    const id = await storeResponse(test, {
      json: { data: [row(1, 90), row(2, { toString: 1 }), row(3, 80)] },
      at: '2026-08-15T00:00:00Z',
      source: 'etenders',
      url: 'http://portal.test/?status=2',
    });
    await test.stages.handle('normalise', { responseId: id }, mended);
    expect(await outcome(id)).toEqual({ captures: 3, normalised: 3, unchanged: 0, rejected: 0 });
    expect(await test.rows(`select path, detail from ops.issue where kind = 'invalid-points'`)).toEqual([
      { path: 'awards/0/score', detail: { value: 'object' } },
    ]);
  });
});
