import type { Endpoint } from '#services/api/endpoint.ts';
import { tender } from '#shared/resources/tender.ts';

/** What every list of tenders shares. Known clients send the same filters to all of them. */
const tenderList = {
  kind: 'list',
  group: 'tenders',
  access: 'key',
  resource: tender,
  filters: Object.keys(tender.filters),
  // A tender is active until its closing time, to the second, whenever the next publication is.
  lapse: { column: 'status', value: 'active', at: 'closing_date' },
  search: { required: false, exact: ['reference_number', 'ocid', 'tender_id'] },
  sortAliases: { value: 'estimatedValue' },
} as const;

export const tenderEndpoints: readonly Endpoint[] = [
  {
    ...tenderList,
    path: '/v2/tenders',
    summary: 'Tenders, active ones unless `status` says otherwise',
    description:
      '`status=any` lists tenders in every state. Active means: not closed, awarded or cancelled, and the closing time has not come.',
    defaults: { status: 'active' },
  },
  {
    ...tenderList,
    path: '/v2/tenders/closing-soon',
    summary: 'Active tenders that close next, earliest first',
    fixed: [
      { match: 'equals', column: 'status', value: 'active' },
      { match: 'future', column: 'closing_date' },
    ],
    sort: 'closingDate',
  },
  {
    ...tenderList,
    path: '/v2/tenders/new',
    summary: 'Most recently published tenders, newest first',
    description: 'In every state, unless `status` is sent.',
    sort: '-publicationDate',
  },
  {
    ...tenderList,
    path: '/v2/tenders/search',
    summary: 'Tenders whose words or number match `q`, newest first',
    description:
      'Searches title, description and buyer by words; quotation marks keep words together, `or` and `-` work. A reference number, ocid or tender number must be whole. All states, unless `status` is sent. A query without any searchable word finds nothing.',
    search: { ...tenderList.search, required: true },
  },
  {
    kind: 'record',
    group: 'tenders',
    access: 'key',
    path: '/v2/tenders/{id}',
    resource: tender,
    summary: 'One tender with documents, awards and history',
    description: 'The id is any of: tender number, id, ocid, slug.',
  },
];
