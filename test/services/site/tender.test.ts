import { describe, expect, it } from 'vitest';
import { reasons } from '#services/site/pages/tender/estimate.ts';
import { resources } from '#shared/resources/index.ts';
import { noEstimateReasons } from '#shared/resources/tenders/value-estimate.ts';
import { exampleRow } from '#test/services/api/v2/support/examples.ts';
import { tenderRow, uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { pageOf, textOf } from './shown.ts';

const [PAPER, ANNEX] = [uuidOf(0xd1), uuidOf(0xd2)];
const CUT = 'Certificate of occupation of the depot and the letter of the municipality about …';
const at = { source: 'rule', start: 0, end: 10, confidence: 0.9 };
const passage = (field: string, value: unknown, given: Record<string, unknown> = {}) => ({
  ...{ ...at, field, value, documentId: PAPER, page: 3, quote: `${field} stands here` },
  ...given,
});
const finding = (field: string, value: unknown, given: Record<string, unknown> = {}) =>
  passage(field, value, { reason: 'unproven', against: [], ...given });

const award = {
  ...{ awardId: '100001-1', tenderId: '100001', supplierName: 'Protea Dredging CC', amount: 1234.5 },
  ...{ status: 'awarded', awardDate: null, datedAt: '2026-08-03T08:30:00.000Z', dateBasis: 'firstSeen' },
};
const event = { event: 'award-added', label: 'Awarded', type: 'milestone', field: 'awards', before: null };

const analysis = {
  ...{ tender_record_id: uuidOf(1), evaluation_structured: null, evaluation_criteria: [] },
  evidence: [
    passage(
      'returnables',
      { code: 'X', text: CUT, mandatory: null },
      {
        quote:
          'Certificate of occupation of the depot\nLetter of the municipality about rates and services that are paid',
      },
    ),
    passage('paymentDays', 30, { documentId: ANNEX, page: 2 }),
    passage('evaluationSystem', '80/20', { documentId: ANNEX, page: 5, quote: 'points out of 80 for price' }),
  ],
  findings: [
    finding('returnables.mandatory', { code: 'X', mandatory: true }, { quote: 'Certificate of occupation' }),
    finding('functionalityThreshold', 65),
    finding('functionality', {
      ...{ name: 'Experience of the crew', weight: 40 },
      subCriteria: [{ name: 'Similar dams', weight: 40 }],
    }),
    finding('functionality', { name: 'Plant', weight: 60, subCriteria: [] }),
    finding('functionality', { name: 'Of another paper', weight: 100 }, { documentId: ANNEX }),
    finding('submission.address', '9 Kade Street'),
    finding('closing.date', '2026-12-25', {
      reason: 'contradiction',
      against: [
        {
          ...at,
          documentId: ANNEX,
          page: 7,
          quote: 'by 8 January',
          value: { date: '2027-01-08', time: '12:00' },
        },
      ],
    }),
  ],
};

let page: string;
/** The page of its passages. */
let passages: string;
const served = sharedTables(async () => {
  await served.readTables.tenders([
    tenderRow(1, {
      ...{ title: 'Dredging of the harbour', parent_tender_id: '100004', awards: [award] },
      ai_key_requirements: ['Valid diving permit', CUT],
      ...{ locality: 'Saldanha', municipality: null, province: 'Western Cape', required_documents: ['SBD4'] },
      ...{ validity_period: 31, validation_errors: ['document-validity-differs'], quality_score: 0.9 },
      bbbee_requirements: '80/20; 20 points: specific goals',
      ai_summary:
        'It is for Saldanha, Western Cape, and the closing time is 12:00 on 25 December 2026. Bidders hand in: SBD 4. The 80/20 preference point system applies.',
      closing_date_time: '2026-12-25T10:00:00.000Z',
      timeline: [
        { ...event, date: award.datedAt, after: { supplierName: award.supplierName, amount: 1234.5 } },
      ],
    }),
    tenderRow(2, {
      ...{ title: 'Dredging of the river', parent_tender_id: '100001' },
      awards: [{ ...award, supplierName: null, status: 'unsuccessful' }],
    }),
    tenderRow(3, { title: 'Dredging of dams' }),
    tenderRow(4, { title: 'Dredging' }),
  ]);
  await served.readTables.records(resources.tender_analysis, [
    { ...exampleRow(resources.tender_analysis, 1), ...analysis },
  ]);
  await served.readTables.records(
    resources.tender_document,
    [PAPER, ANNEX].map((id, n) => ({
      ...exampleRow(resources.tender_document, n + 1),
      ...{ id, document_id: id, tender_record_id: uuidOf(1), file_name: ['Bid paper.pdf', 'Annex C.pdf'][n] },
    })),
  );
  await served.readTables.records(
    resources.submission_requirement,
    [
      'VALID DIVING PERMIT.',
      '(a) Valid diving permit',
      '[X] valid diving permit',
      '1.2 Insurance',
      '2 divers',
      '4 divers',
    ].map((requirement, n) => ({
      ...exampleRow(resources.submission_requirement, n + 1),
      ...{ tender_record_id: uuidOf(1), requirement, is_mandatory: n === 0 ? 1 : null, order_index: n },
    })),
  );
  await served.readTables.records(resources.value_estimate, [
    {
      ...exampleRow(resources.value_estimate, 1),
      ...{ id: uuidOf(1), tender_record_id: uuidOf(1), reason: 'not-a-purchase', estimated_median: null },
    },
  ]);
  page = await shown('/tenders/100001');
  passages = await shown('/tenders/100001/passages');
});

const shown = (path: string) => pageOf(served, path);

/** @returns the section with the heading of this id */
const section = (id: string): string =>
  new RegExp(`<section><h2 id="${id}">[\\s\\S]*?</section>`).exec(page)?.[0] ?? '';

it('each sentence of the summary says where it comes from, with the passage at a click', () => {
  const [list] = /<details class="said">[\s\S]*?<\/ol><\/details>/.exec(page)!;
  const items = list.split('<li>').slice(1).map(textOf);
  expect(items).toEqual([
    expect.stringMatching(/^It is for Saldanha.* From: place and closing time$/),
    expect.stringMatching(/^Bidders hand in: SBD 4\. Page 3 of Bid paper\.pdf The passage “Certificate/),
    expect.stringMatching(
      /applies\. Page 5 of Annex C\.pdf The passage “points out of 80 for price” Page 5 of Annex/,
    ),
  ]);
});

it('says in words why there is no estimate', () => {
  expect(textOf(section('estimate'))).toMatch(
    /There is none: here the public body sells, lets or grants something/,
  );
  expect(Object.keys(reasons).sort()).toEqual([...noEstimateReasons].sort());
});

it('the checklist of a tender has each line once, whole, with what is compulsory', () => {
  const lines = [...section('requirements').matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, line]) =>
    textOf(line!),
  );
  expect(lines).toEqual([
    'Valid diving permit compulsory',
    'Certificate of occupation of the depot compulsory, from an unconfirmed passage',
    'Letter of the municipality about rates and services that are paid',
    'Insurance',
    '2 divers',
    '4 divers',
  ]);
});

describe('passages of a tender', () => {
  it('name their page and their document, which they lead to', () => {
    expect(section('passages')).toContain(`Page 2 of <a href="#d-${ANNEX.slice(-8)}">Annex C.pdf</a>`);
    expect(section('documents')).toContain(`<li id="d-${ANNEX.slice(-8)}">`);
  });

  it('that contradict each other are shown separately, each with the other', () => {
    const [, against] = /contradict themselves[\s\S]*?<dl class="read">([\s\S]*?)<\/dl>/.exec(
      section('passages'),
    )!;
    expect([...against!.matchAll(/<dt>([^<]*)/g)].map(([, field]) => field)).toEqual(['Closing date']);
    expect(textOf(against!)).toContain('Otherwise: “by 8 January” Page 7 of Annex C.pdf');
  });

  it('that are not taken for facts are on a page of their own, to which their values lead', () => {
    const link = /<a href="\/tenders\/100001\/passages#([^"]+)">9 Kade Street<\/a>/.exec(section('passages'));
    expect(link).not.toBeNull();
    expect(section('passages')).not.toContain('“submission.address stands here”');
    const place = passages.slice(passages.indexOf(`<details open id="${link![1]}">`));
    expect(textOf(place)).toMatch(
      /^9 Kade Street “submission\.address stands here” Page 3 of Bid paper\.pdf/,
    );
    expect(passages).toContain(`href="/tenders/100001/documents#d-${PAPER.slice(-8)}"`);
    expect(textOf(passages)).toContain('“paymentDays stands here” Page 2 of Annex C.pdf');
  });

  it('have a page only for a tender of which something was read', async () => {
    const { status } = await served.api.page('/tenders/100004/passages');
    expect(status).toBe(404);
  });

  it('never say whether an item is compulsory without the item', () => {
    expect(section('passages')).not.toMatch(/mandatory/i);
  });
});

it('where every value came from is a page of its own', async () => {
  expect(page).toContain('href="/tenders/100001/origins"');
  expect(textOf(await shown('/tenders/100001/origins'))).toMatch(/Where every value came from \d+ values/);
});

describe('the evaluation of a tender', () => {
  it('is drawn from passages of one document if nothing is sure, and says that they are not confirmed', () => {
    const text = textOf(section('evaluation'));
    expect(text).toMatch(/Minimum: 65 %/);
    expect(text).toMatch(/not confirmed.*Page 3 of Bid paper\.pdf/);
    expect(text).toContain('Experience of the crew: Similar dams 40');
    expect(text).toContain('60 points');
    expect(text).not.toContain('Of another paper');
  });
});

it('a tender says how to submit by passages, marked as not confirmed, if nothing is sure', () => {
  const [, cell] = /How to submit<\/dt><dd>([\s\S]*?)<\/dd>/.exec(page)!;
  expect(textOf(cell!)).toBe('At: 9 Kade Street From a passage, not confirmed. Page 3 of Bid paper.pdf');
});

it('a date of the notice that documents contradict says so beside it', () => {
  expect(textOf(/Bids hold for<\/dt><dd>([\s\S]*?)<\/dd>/.exec(page)![1]!)).toBe(
    '31 days The documents say otherwise .',
  );
  expect(/Closing<\/dt><dd>([\s\S]*?)<\/dd>/.exec(page)![1]).not.toContain('otherwise');
});

it('times say their zone', () => {
  expect(textOf(/Closing<\/dt><dd>([\s\S]*?)<\/dd>/.exec(page)![1]!)).toMatch(/^25 Dec 2026, 12:00 SAST$/);
});

it('an award says what its date is, and who won', () => {
  expect(textOf(section('timeline'))).toMatch(
    /Awarded: Protea Dredging CC, R 1 234[,.]50 first seen on this day; the publisher gives no date/,
  );
  expect(textOf(section('awards'))).toMatch(/3 Aug 2026 first seen on this day/);
});

it('an award without a supplier leads to no company, and says that it was not made', async () => {
  const text = await shown('/tenders/100002');
  expect(text).not.toContain('href="/companies/"');
  expect(textOf(text)).toContain('No supplier named Unsuccessful R 1 234,50');
});

it('tenders of the same need are separate from other related ones', () => {
  expect(section('earlier')).toContain('/tenders/100004');
  expect(section('again')).toContain('/tenders/100002');
  expect(section('related')).toContain('/tenders/100003');
  expect(section('related')).not.toMatch(/\/tenders\/10000[24]"/);
});
