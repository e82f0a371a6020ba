import { documentStatus, tenderReadings } from '#shared/tables/documents.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/** The progress of stage documents with the documents of a tender. */
export const tenderReading: Derivation = {
  name: 'tender_reading',
  table: tenderReadings,
  does: 'says how far the documents of a tender have been read',
  staleBy: [
    changeOf(documentStatus, ['tender_id', 'state', 'error'], 'select tender_id as key from changed'),
  ],
  everyKey: 'select distinct tender_id from core.document_state union select id from derived.tender_reading',
  compute: statementOf('tender_reading'),
  emits: 'tender',
  pace: 'prompt',
};
