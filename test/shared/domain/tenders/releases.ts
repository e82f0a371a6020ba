/** Releases as the South African portal serves them, for tests to vary. */

type Part = Record<string, unknown>;

/** An open notice with one document; `tender` and `rest` are laid over it. */
export const portalRelease = (number: number, tender: Part = {}, rest: Part = {}): Part => ({
  ocid: `ocds-9t57fa-${number}`,
  id: `ocds-9t57fa-${number}-2026-08-14`,
  date: '2026-08-14T00:00:00Z',
  tag: ['compiled'],
  initiationType: 'tender',
  tender: {
    id: String(number),
    title: `RFQ ${number}/2026 `,
    status: 'active',
    category: 'Civil engineering',
    province: 'Gauteng',
    description: 'Repair of the reservoir roof',
    mainProcurementCategory: 'works',
    value: { amount: 0, currency: 'ZAR' },
    documents: [portalDocument('notice')],
    tenderPeriod: { startDate: '2026-08-14T00:00:00Z', endDate: '2026-09-16T11:00:00Z' },
    procuringEntity: { id: '63', name: 'City of Tshwane' },
    procurementMethod: 'open',
    procurementMethodDetails: 'Request for Quotation',
    briefingSession: { isSession: false, compulsory: false, date: '0001-01-01T00:00:00Z', venue: 'N/A' },
    contactPerson: {
      name: 'Tender Office',
      email: 'tenders@tshwane.gov.za',
      telephoneNumber: '012-358-9999',
    },
    ...tender,
  },
  parties: [],
  buyer: { id: '63', name: 'City of Tshwane' },
  language: 'en-za',
  awards: [],
  contracts: [],
  ...rest,
});

/** Laid over a tender that closes at that time. */
export const closing = (endDate: string) => ({
  tenderPeriod: { startDate: '2026-08-14T00:00:00Z', endDate },
});

export const portalDocument = (name: string, rest: Part = {}): Part => ({
  id: `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').padEnd(12, '0').slice(0, 12)}`,
  documentType: 'basic',
  title: `${name}.pdf`,
  description: `${name}.pdf`,
  url: `https://www.etenders.gov.za/home/Download?blobName=${name}.pdf`,
  datePublished: '2026-08-14T08:00:00Z',
  format: 'pdf',
  language: 'en',
  ...rest,
});

export const portalAward = (id: string, supplier: string, amount: unknown, rest: Part = {}): Part => ({
  id,
  title: supplier,
  status: 'active',
  description: 'EME',
  value: { amount, currency: 'ZAR' },
  suppliers: [{ id: `9${id}`, name: supplier }],
  ...rest,
});
