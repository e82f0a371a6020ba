import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { realDataFolder } from '#eval/real-data.ts';
import { releasesOf } from '#shared/domain/captures/ocds-package.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { normaliseResponse, storeBytes } from './responses.ts';

const folder = join(realDataFolder, 'ocds-releases');
const present = existsSync(folder);
if (!present) process.stderr.write(`real releases: skipped, ${folder} is absent\n`);

describe.skipIf(!present)('real releases', () => {
  const captures: { file: string; releases: number }[] = [];
  const test = sharedHarness({}, async () => {
    let minute = 0;
    for (const file of (await readdir(folder))
      .filter((name) => /release|package|archive_20/.test(name))
      .sort()) {
      const bytes = await readFile(join(folder, file));
      const releases = releasesOf(JSON.parse(bytes.toString()));
      const at = `2026-10-01T00:${String(minute).padStart(2, '0')}:00Z`;
      captures.push({ file, releases: releases.length });
      await normaliseResponse(test, await storeBytes(test, bytes, { at }, releases));
      minute += 1;
    }
  });

  const tender = async (number: string) => {
    const [row] = await test.rows<Record<string, unknown>>(
      `select tender.*, core.utc_time(closing_date_time) as closes, core.utc_time(publication_date_time) as published,
         core.utc_time(briefing_date_time) as briefing, core.utc_time(opening_date_time) as opens
       from core.tender where tender_id = $1`,
      [number],
    );
    return row;
  };

  it('are one tender each, and every capture is accounted for', async () => {
    expect(captures.filter(({ releases }) => releases > 0).map(({ releases }) => releases)).toEqual([
      1, 4, 1, 1,
    ]);
    expect(await test.rows('select tender_id from core.tender order by tender_id')).toEqual(
      ['161207', '163682', '165050', '165567', '165568', '165570', '171582'].map((tender_id) => ({
        tender_id,
      })),
    );
    expect(
      await test.rows(
        `select captures, normalised, unchanged, rejected from raw.response where captures > 0 order by id`,
      ),
    ).toEqual(
      [1, 4, 1, 1].map((captures) => ({ captures, normalised: captures, unchanged: 0, rejected: 0 })),
    );
  });

  it('of an open tender have every field read', async () => {
    expect(await tender('165050')).toMatchObject({
      ocid: 'ocds-9t57fa-165050',
      title:
        'Department of Education: Sanitation Programme for schools: Ugu District : Nositha Primary School : 5GB',
      reference_number: 'ZNTM01266W',
      slug: 'department-of-education-sanitation-programme-for-schools-ugu-district-nositha-165050',
      status: 'active',
      publication_type: 'TENDER_NOTICE',
      category: 'Sewerage',
      province: 'KwaZulu-Natal',
      province_source: 'publisher',
      delivery: 'Oatlands Farm / Nositha Location - Nositha Location - Margate - 4278',
      organization_name: 'Kwazulu Natal - Public Works (Head Office)',
      department: 'Kwazulu Natal - Public Works (Head Office)',
      municipality: 'Ray Nkonyeni Local Municipality',
      type: 'Request for Bid(Open-Tender)',
      procurement_method: 'open',
      main_procurement_category: 'works',
      published: '2026-08-13T22:00:00.000Z',
      opens: '2026-08-13T22:00:00.000Z',
      closes: '2026-09-16T09:00:00.000Z',
      value_amount: null,
      briefing_session: true,
      briefing_compulsory: true,
      briefing: '2026-08-25T09:00:00.000Z',
      briefing_venue: 'at Nositha Primary School',
      contact_name: 'Mr. T. Gwaze',
      contact_email: 'Tapera.gwaze@kznworks.gov.za',
      contact_telephone: '071-338-5102',
      contact_fax: null,
      amendment_number: 0,
      validation_errors: [],
    });
    expect((await tender('165050'))?.['requirements']).toMatch(
      /^The bid document can be downloaded.*will be allocated\.$/s,
    );
    expect(
      await test.rows(`select file_name, format, file.language, document_type, source_id, url, core.utc_time(modified_at) as modified
         from core.tender_document as file join core.tender on tender.id = file.tender_id where tender.tender_id = '165050'`),
    ).toEqual([
      {
        file_name: 'Nositha Primary School BOQ Rev 0.pdf',
        format: 'pdf',
        language: 'en',
        document_type: 'basic',
        source_id: '7a089338-c79c-4693-8b16-46d0ffedfd6a',
        url: 'https://www.etenders.gov.za/home/Download?blobName=7a089338-c79c-4693-8b16-46d0ffedfd6a.pdf&downloadedFileName=Nositha%20Primary%20School%20BOQ%20Rev%200.pdf',
        modified: '2026-08-14T08:31:52.000Z',
      },
    ]);
  });

  it('have the number taken off their titles, placeholders off their contacts, and no briefing made of an empty one', async () => {
    expect(await tender('165568')).toMatchObject({
      title:
        'SUPPLY, DELIVERY AND OFFLOADING OF EMERGENCY HOUSING MATERIALS ON AN ADHOC BASIS FROM DATE OF APPOINTMENT TO 30 JUNE 2029',
      reference_number: 'DEV 05/2026/27',
      municipality: 'Theewaterskloof Local Municipality',
      department: null,
      briefing_session: false,
      briefing: null,
      briefing_venue: null,
    });
    expect(await tender('165567')).toMatchObject({
      contact_telephone: null,
      briefing_compulsory: false,
      municipality: 'City of Cape Town Metropolitan Municipality',
    });
    expect(await tender('165570')).toMatchObject({
      municipality: 'Metsimaholo Local Municipality',
      department: null,
      organization_name: 'ESKOM',
    });
    expect(await tender('171582')).toMatchObject({
      reference_number: 'NB124/2026',
      title: 'REQUEST FOR QUOTATION : SHE & FIRST AID TRAINING',
      department: 'Tourism',
      closes: '2026-09-30T07:00:00.000Z',
    });
  });

  it('of the archive have their reference number in tender.id', async () => {
    expect(await tender('163682')).toMatchObject({
      status: 'closed',
      source_status: 'complete',
      reference_number: 'LEDA/SEC/2026/27-4A',
      title: 'Security services for the agency offices.',
      province: 'Limpopo',
      province_source: 'buyer',
      department: null,
      closes: '2026-08-19T09:00:00.000Z',
    });
    expect(await test.rows(`select 1 from ops.issue where kind = 'ocid-number-differs'`)).toEqual([]);
  });

  it('with an award keep a suspect amount, and an issue says so', async () => {
    expect(await tender('161207')).toMatchObject({
      status: 'awarded',
      publication_type: 'AWARD_NOTICE',
      reference_number: 'POU00003VR',
      validation_errors: ['suspect-amount', 'no-closing-date', 'no-contact', 'no-documents'],
    });
    expect(await test.rows('select * from core.award')).toMatchObject([
      {
        ocds_award_id: '72140',
        etenders_award_id: 72140,
        title: null,
        supplier_name: 'MAHIKA TECHNOLOGIES',
        supplier_id: '478679',
        supplier_party_id: '72140',
        enterprise_type: 'EME',
        description: null,
        status: 'awarded',
        amount: '21796778',
        currency: 'ZAR',
        awarded_at: null,
        validation_errors: ['suspect-amount'],
      },
    ]);
    expect(await test.rows(`select kind, subject, path, detail from ops.issue`)).toEqual([
      {
        kind: 'suspect-amount',
        subject: 'ocds-9t57fa-161207',
        path: 'awards/0/value/amount',
        detail: { amount: '21796778', reason: 'above-turnover-of-class', ifCommaWasLost: 217967.78 },
      },
    ]);
    const personal = await test.rows(
      `select 1 from core.tender_party, to_jsonb(tender_party) as row where row::text ~ 'justice.gov.za|060-409'`,
    );
    expect(personal).toEqual([]);
  });

  it('wake publish for the resources that changed; a second time nothing is written, but publish is woken again', async () => {
    const waiting = async () => (await test.queues.counts()).publish['waiting'];
    // Four responses have changed tenders and brought buyers, one of them an award too.
    expect(await waiting()).toBe(9);
    const before = await test.rows('select count(*)::int as n from core.outbox');
    for (const { id } of await test.rows<{ id: string }>('select id::text from raw.response')) {
      await normaliseResponse(test, id);
    }
    expect(await test.rows('select count(*)::int as n from core.outbox')).toEqual(before);
    expect(
      await test.rows(
        `select sum(normalised)::int as normalised, sum(unchanged)::int as unchanged from raw.response`,
      ),
    ).toEqual([{ normalised: 7, unchanged: 0 }]);
    expect(await waiting()).toBe(12);
  });
});
