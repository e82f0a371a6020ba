import { uuidOf } from '../../v2/support/rows.ts';

/** Address of a document's file, as published. */
export const FILE = 'https://www.etenders.gov.za/home/Download/?blobName=4f2c.pdf';

/** A document of the tender 0. Given values replace the defaults. */
export const documentRow = (n: number, given: Record<string, unknown>) => ({
  id: uuidOf(0xd0000 + n),
  document_id: uuidOf(0xd0000 + n),
  tender_id: '100000',
  tender_record_id: uuidOf(0),
  position: n,
  file_name: 'Bid document.pdf',
  mime_type: 'application/pdf',
  file_url: FILE,
  download_url: FILE,
  cache_status: 'UNCACHED',
  processing_status: 'PENDING',
  created_at: '2026-08-14T07:00:00.000Z',
  updated_at: '2026-08-14T07:00:00.000Z',
  ...given,
});
