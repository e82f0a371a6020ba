import type { Checked } from '#shared/domain/quality/checks/check.ts';
import type { IssueKind } from '#shared/domain/quality/issue-kinds.ts';

const OCID = 'ocds-9t57fa-165050';
const TENDER = '6f1cba3e-22ab-5f0e-9a37-c1f6a1d6b001';
const SOURCE_ORGAN = '6f1cba3e-22ab-5f0e-9a37-c1f6a1d6b002';
const AWARD = '6f1cba3e-22ab-5f0e-9a37-c1f6a1d6b003';
const CONTRACT = '6f1cba3e-22ab-5f0e-9a37-c1f6a1d6b004';

/** A tender through to its contract, with nothing wrong: advertised on a Monday, closed on a Wednesday at eleven. */
const good: Checked = {
  tender: {
    id: TENDER,
    ocid: OCID,
    source: 'ocds',
    sources: ['ocds', 'etenders'],
    slug: 'repair-of-the-reservoir-roof-165050',
    former_slugs: [],
    status: 'awarded',
    publication_type: 'AWARD_NOTICE',
    amendment_number: 1,
    cancelled_at: null,
    first_captured_at: '2026-03-02T06:00:00.000000Z',
    captured_at: '2026-06-30T06:00:00.000000Z',
    category_method: 'publisher',
    category_confidence: 1,
    province_confidence: 0.98,
    municipality_code: 'TSH',
    municipality_source: 'buyer',
    locality: 'Pretoria',
    full_address: '1 Market Street, Pretoria, 0002',
    postal_code: '0002',
    reference_key: 'wsd142025',
    title_key: '0123456789abcdef',
    readvertised: false,
    notice_kind: null,
    notice_title: null,
    notice_keys: null,
    tender_id: '165050',
    title: 'Repair of the reservoir roof at Heights',
    description: 'WSD 14/2025: Repair of the reservoir roof at Heights, with R&D < 5 % and "2° tolerance"',
    reference_number: 'WSD 14/2025',
    source_status: 'active',
    type: 'Request for Bid(Open-Tender)',
    procurement_method: 'open',
    main_procurement_category: 'works',
    category: 'Civil engineering',
    province: 'Gauteng',
    province_source: 'publisher',
    delivery: '1 Market Street - Pretoria - 0002',
    organization_id: SOURCE_ORGAN,
    organization_name: 'City of Tshwane',
    department: null,
    municipality: 'City of Tshwane',
    publication_date_time: '2026-03-02T00:00:00+02:00',
    opening_date_time: '2026-03-02T00:00:00+02:00',
    closing_date_time: '2026-04-15T11:00:00+02:00',
    value_amount: '5000000',
    value_currency: 'ZAR',
    requirements: 'CIDB grading 5GB',
    eligibility_criteria: null,
    submission_method: null,
    electronic_submission: false,
    two_envelope_submission: false,
    validity_period: 90,
    briefing_session: true,
    briefing_compulsory: true,
    briefing_date_time: '2026-03-16T10:00:00+02:00',
    briefing_venue: 'Council Chambers',
    contact_name: 'Tender Office',
    contact_email: 'tenders@tshwane.gov.za',
    contact_telephone: '012-358-9999',
    contact_fax: null,
    language: 'en-za',
    cancellation_reason: null,
    validation_errors: [],
  },
  documents: [
    {
      id: TENDER,
      tender_id: TENDER,
      position: 0,
      source_id: '0b2f7c2e-0001-4000-8000-000000000001',
      file_name: 'WSD 14-2025 bid document.pdf',
      description: null,
      url: 'https://www.etenders.gov.za/home/Download?blobName=0b2f7c2e-0001-4000-8000-000000000001.pdf',
      document_type: 'basic',
      format: 'pdf',
      language: 'en',
      published_at: '2026-03-02T08:00:00+02:00',
      modified_at: null,
    },
  ],
  awards: [
    {
      id: AWARD,
      tender_id: TENDER,
      position: 0,
      award_key: '72140',
      ocds_award_id: '72140',
      etenders_award_id: 72140,
      title: 'Mahika Roofing (Pty) Ltd',
      status: 'awarded',
      description: 'QSE',
      enterprise_type: 'QSE',
      bee_level: '1',
      bee_points: '20',
      points: '96.5',
      awarded_at: '2026-06-01T00:00:00+02:00',
      amount: '4800000',
      currency: 'ZAR',
      supplier_name: 'Mahika Roofing (Pty) Ltd',
      supplier_raw_name: 'Mahika Roofing (Pty) Ltd',
      supplier_id: '478679',
      supplier_party_id: '72140',
      supplier_csd_number: 'MAAA1234716',
      supplier_registration_number: null,
      supplier_members: null,
      validation_errors: [],
      sources: ['ocds', 'etenders'],
      first_captured_at: '2026-06-30T06:00:00.000000Z',
      changed_at: null,
    },
  ],
  subcontractors: [
    {
      id: AWARD,
      tender_id: TENDER,
      award_id: AWARD,
      position: 0,
      name: 'Tsebo Scaffolding CC',
      percentage: '30',
      bee_level: '2',
      black_youth: true,
      black_women: null,
      black_disabled: null,
      black_military: null,
      black_rural: null,
    },
  ],
  parties: [
    { id: SOURCE_ORGAN, tender_id: TENDER, ocds_party_id: '63', name: 'City of Tshwane', roles: ['buyer'] },
    { id: AWARD, tender_id: TENDER, ocds_party_id: '72140', name: 'Mahika Roofing', roles: ['supplier'] },
  ],
  bidders: [{ id: AWARD, tender_id: TENDER, position: 0, name: 'MAHIKA ROOFING (PTY) LTD' }],
  contracts: [
    {
      id: CONTRACT,
      tender_id: TENDER,
      position: 0,
      ocds_contract_id: 'C1',
      award_id: AWARD,
      title: null,
      status: 'active',
      description: null,
      amount: '4800000',
      currency: 'ZAR',
      starts_at: '2026-07-01T00:00:00+02:00',
      ends_at: '2027-06-30T00:00:00+02:00',
      signed_at: '2026-06-15T00:00:00+02:00',
    },
  ],
  milestones: [
    {
      id: CONTRACT,
      tender_id: TENDER,
      position: 0,
      ocds_milestone_id: null,
      title: 'Compulsory briefing session',
      type: 'engagement',
      description: 'Council Chambers',
      code: 'compulsory-briefing',
      due_at: '2026-03-16T10:00:00+02:00',
      met_at: null,
      modified_at: null,
      status: 'scheduled',
    },
  ],
  issues: [],
};

type Rows<Name extends keyof Checked> = Partial<
  NonNullable<Checked[Name]> extends readonly (infer Row)[] ? Row : never
>[];

/** What is different from the good record: columns of the tender, and lists of rows, each laid over the good one's first. */
export type Change = {
  tender?: Partial<Checked['tender']>;
  documents?: Rows<'documents'>;
  awards?: Rows<'awards'>;
  subcontractors?: Rows<'subcontractors'>;
  parties?: Rows<'parties'>;
  bidders?: Rows<'bidders'>;
  contracts?: Rows<'contracts'>;
  issues?: (IssueKind | { kind: IssueKind; path: string })[];
};

/** @returns the good record with changes laid over it one after the other; lists replace earlier lists, issues add up */
export function recordWith(...changes: readonly Change[]): Checked {
  let record = good;
  for (const { tender, issues = [], ...lists } of changes) {
    const rows = Object.entries(lists).map(([name, given]) => {
      const first = (good[name as keyof Checked] as object[])[0];
      return [name, given.map((row) => ({ ...first, ...row }))];
    });
    const found = issues.map((one) => ({
      source: 'ocds',
      ...(typeof one === 'string' ? { kind: one, path: 'tender' } : one),
    }));
    record = {
      ...record,
      ...Object.fromEntries(rows),
      tender: { ...record.tender, ...tender },
      issues: [...record.issues, ...found],
    };
  }
  return record;
}

/** For each check a record that it nearly fails, and one that it fails; then the names of other checks that must fail with it. */
export type Fixtures = Record<string, [passes: Change, fails: Change, also?: readonly string[]]>;
