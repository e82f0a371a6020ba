import type { TenderFields } from '#shared/domain/tenders/records.ts';

/** The name of a field in the payload, the type and title of the event for its changes, and whether it is a time. */
export type WatchedField = { field: string; event: string; title: string; time?: true };

/** Fields whose change amends the notice, by column. */
export const watchedFields: Partial<Record<keyof TenderFields, WatchedField>> = {
  closing_date_time: {
    field: 'closingDateTime',
    event: 'closing-date-changed',
    title: 'Closing date changed',
    time: true,
  },
  title: { field: 'title', event: 'title-changed', title: 'Title changed' },
  briefing_session: { field: 'briefingSession', event: 'briefing-changed', title: 'Briefing changed' },
  briefing_compulsory: { field: 'briefingCompulsory', event: 'briefing-changed', title: 'Briefing changed' },
  briefing_date_time: {
    field: 'briefingDateTime',
    event: 'briefing-changed',
    title: 'Briefing date changed',
    time: true,
  },
  briefing_venue: { field: 'briefingVenue', event: 'briefing-changed', title: 'Briefing venue changed' },
  description: amended('description'),
  reference_number: amended('referenceNumber'),
  type: amended('type'),
  procurement_method: amended('procurementMethod'),
  main_procurement_category: amended('mainProcurementCategory'),
  category: amended('category'),
  province: amended('province'),
  delivery: amended('delivery'),
  organization_name: amended('sourceOrganization'),
  publication_date_time: { ...amended('publicationDateTime'), time: true },
  opening_date_time: { ...amended('openingDateTime'), time: true },
  value_amount: amended('estimatedValue'),
  requirements: amended('requirements'),
  eligibility_criteria: amended('eligibilityCriteria'),
  submission_method: amended('submissionMethod'),
  contact_name: amended('contactPerson/name'),
  contact_email: amended('contactPerson/email'),
  contact_telephone: amended('contactPerson/telephone'),
  contact_fax: amended('contactPerson/fax'),
};

function amended(field: string): WatchedField {
  return { field, event: 'amended', title: 'Notice amended' };
}
