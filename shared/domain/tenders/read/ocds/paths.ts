import type { TenderFields } from '#shared/domain/tenders/records.ts';

/** The path of each value of a tender in a release. If it is empty, another path may provide the value. */
export const releasePaths: Readonly<Partial<Record<keyof TenderFields, string>>> = {
  tender_id: 'ocid',
  title: 'tender/description',
  description: 'tender/description',
  reference_number: 'tender/title',
  source_status: 'tender/status',
  type: 'tender/procurementMethodDetails',
  procurement_method: 'tender/procurementMethod',
  main_procurement_category: 'tender/mainProcurementCategory',
  category: 'tender/category',
  province: 'tender/province',
  delivery: 'tender/deliveryLocation',
  organization_id: 'buyer/name',
  organization_name: 'buyer/name',
  department: 'buyer/name',
  municipality: 'buyer/name',
  publication_date_time: 'date',
  opening_date_time: 'tender/tenderPeriod/startDate',
  closing_date_time: 'tender/tenderPeriod/endDate',
  value_amount: 'tender/value/amount',
  value_currency: 'tender/value/currency',
  requirements: 'tender/specialConditions',
  eligibility_criteria: 'tender/eligibilityCriteria',
  submission_method: 'tender/submissionMethod',
  briefing_session: 'tender/briefingSession/isSession',
  briefing_compulsory: 'tender/briefingSession/compulsory',
  briefing_date_time: 'tender/briefingSession/date',
  briefing_venue: 'tender/briefingSession/venue',
  contact_name: 'tender/contactPerson/name',
  contact_email: 'tender/contactPerson/email',
  contact_telephone: 'tender/contactPerson/telephoneNumber',
  contact_fax: 'tender/contactPerson/faxNumber',
  language: 'language',
};

/** The same for publishers that use identifier and title as the standard defines them. */
export const standardPaths: typeof releasePaths = {
  ...releasePaths,
  tender_id: 'tender/id',
  title: 'tender/title',
  reference_number: 'tender/id',
};
