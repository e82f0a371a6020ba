import { expect, it } from 'vitest';
import { enterDocuments } from '#workers/documents/enter.ts';
import { documentsFrom } from '#workers/documents/stage.ts';
import { putTender } from '../publish/records.ts';
import { opened, openStage, published, putDocument, readers, site, storage } from './opened-stage.ts';

/** How far the documents of a tender have been read, as its record shows it. */

openStage();

const stage = documentsFrom({ storageOf: () => storage, readers });
const fetchAll = () => stage.handle({ host: site.host, cause: 'test' }, opened.context);
const progress = async (tender: string) => {
  await opened.stages.publishAll();
  const { aiEnrichmentStatus, aiProcessingError } = await published('tender', tender);
  return [aiEnrichmentStatus, aiProcessingError];
};

it('the progress of a tender without documents is completed', async () => {
  expect(await progress(await putTender(opened.context.pool, {}))).toEqual(['COMPLETED', null]);
});

it('the progress is pending, then processing, then completed', async () => {
  const tender = await putTender(opened.context.pool, {});
  const documents = [];
  for (const path of ['/one.txt', '/two.txt']) {
    documents.push(
      await putDocument(path, { tender, body: `INVITATION TO BID\nThe work is done in Paarl.\n${path}` }),
    );
  }
  expect(await progress(tender)).toEqual(['PENDING', null]);
  await enterDocuments(opened.context.pool);
  expect(await progress(tender)).toEqual(['PENDING', null]);
  await fetchAll();
  await stage.handle({ documentId: documents[0]! }, opened.context);
  expect(await progress(tender)).toEqual(['PROCESSING', null]);
  await stage.handle({ documentId: documents[1]! }, opened.context);
  expect(await progress(tender)).toEqual(['COMPLETED', null]);
});

it('the progress has failed if no document can be read, and says why', async () => {
  const tender = await putTender(opened.context.pool, {});
  const document = await putDocument('/nothing.pdf', { tender, body: '' });
  await enterDocuments(opened.context.pool);
  await fetchAll();
  await stage.handle({ documentId: document }, opened.context);
  const [{ error }] = (await opened.rows<{ error: string }>(
    'select error from core.document_state where id = $1',
    [document],
  )) as [{ error: string }];
  expect(error).toMatch(/\w/);
  expect(await progress(tender)).toEqual(['FAILED', error]);
});
