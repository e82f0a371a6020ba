import { z } from 'zod';
import { reachesCompany } from '#services/api/application/access/ownership.ts';
import { asSession, type Session } from '#services/api/application/access/session.ts';
import type { RouteFamily } from '#services/api/application/application.ts';
import { fileAnswers, sendFile } from '#services/api/application/files/send-file.ts';
import { wholeNumber } from '#services/api/application/parameters.ts';
import { routesIn } from '#services/api/application/route.ts';
import {
  activeReferences,
  changeDocument,
  documentById,
  documentsOf,
  removeDocument,
  usesOf,
  type VaultRecord,
  vaultKey,
} from '#services/api/application/vault/records.ts';
import {
  changeShape,
  documentOf,
  documentShape,
  flagParameter,
  referenceShape,
  statsShape,
  VAULT_PATH,
} from '#services/api/application/vault/shapes.ts';
import { statsOf } from '#services/api/application/vault/stats.ts';
import { upload } from '#services/api/application/vault/upload.ts';
import { about } from '#services/api/http/shapes.ts';
import { documentTypeNames } from '#shared/domain/vault/document-types.ts';
import { mimeTypes } from '#shared/domain/vault/file-kind.ts';
import { expiryProblem, standingOf, standings } from '#shared/domain/vault/standing.ts';
import { badRequest, RequestError } from '#shared/errors.ts';
import { southAfricanDay } from '#shared/time.ts';

const route = routesIn('Documents of a company');
const MAX_PAGE = 10_000;
const [DEFAULT_LIMIT, MAX_LIMIT] = [20, 100];
const documentPath = z.object({ documentId: z.uuid({ error: 'must be the id of a document' }) });

/** The vault: documents of compliance that a company keeps. */
export const vaultRoutes: RouteFamily = (application) => {
  const { pool, storage, vault, log } = application;
  const shown = (record: VaultRecord) =>
    documentOf(record, {
      today: southAfricanDay(new Date()),
      expiringDays: vault.expiringDays,
      publicUrl: application.publicUrl,
    });
  const contents = (session: Session & { companyId: string }) =>
    asSession(pool, session, async (client) => {
      const records = await documentsOf(client, session.companyId);
      const uses = await usesOf(client, session.companyId);
      return { records, stats: statsOf(records, uses, southAfricanDay(new Date()), vault) };
    });

  const list = route('GET', VAULT_PATH, 'Documents of the company', {
    access: 'company',
    query: z.object({
      id: about(z.uuid().optional(), 'Only the document with this id.'),
      type: about(z.enum(documentTypeNames).optional(), 'Only documents of this type.'),
      status: about(
        z.enum(standings).optional(),
        `Only documents in this state by their expiry date; \`expiring\` means within the next ${vault.expiringDays} days, and \`valid\` has those without a date, too.`,
      ),
      verified: about(flagParameter.optional(), 'Only documents that are verified, or are not.'),
      search: about(
        z.string().trim().min(1).max(200).optional(),
        'Only documents with this text in the name of the file or the type.',
      ),
      page: about(wholeNumber(MAX_PAGE).default(1), 'Number of the page, from 1.'),
      limit: about(wholeNumber(MAX_LIMIT).default(DEFAULT_LIMIT), 'Documents on one page.'),
    }),
    answers: {
      200: {
        description: 'The documents, the latest first.',
        schema: z.object({
          documents: z.array(documentShape),
          stats: statsShape,
          pagination: z.object({ total: z.int(), page: z.int(), limit: z.int(), totalPages: z.int() }),
        }),
      },
    },
    handle: async ({ session, query: { id, type, status, verified, search, page, limit } }) => {
      const { records, stats } = await contents(session);
      const words = search?.toLowerCase() ?? '';
      const { expiringDays } = vault;
      const today = southAfricanDay(new Date());
      const found = records.filter(
        (document) =>
          (id === undefined || document.id === id) &&
          (type === undefined || document.documentType === type) &&
          (status === undefined || standingOf(document.expiryDate, today, expiringDays) === status) &&
          (verified === undefined || document.verified === verified) &&
          `${document.fileName}\n${document.documentType}`.toLowerCase().includes(words),
      );
      const total = found.length;
      const pagination = { total, page, limit, totalPages: Math.ceil(total / limit) };
      const documents = found.slice((page - 1) * limit, page * limit).map(shown);
      return { json: { documents, stats, pagination } };
    },
  });

  const add = route('POST', VAULT_PATH, 'Upload a document', {
    description:
      'The kind of the file follows from its content, which must agree with its extension. Parts may come in any order.',
    access: 'company',
    body: {
      kind: 'stream',
      type: 'multipart/form-data',
      schema: z.object({
        file: z
          .string()
          .meta({ format: 'binary', description: 'PDF, DOC, DOCX, JPG, JPEG or PNG; 10 MB at most.' }),
        documentType: z.enum(documentTypeNames),
        expiryDate: about(z.string().optional(), 'A day. Some types require it.'),
        description: about(z.string().optional(), 'Accepted, and not kept.'),
      }),
    },
    answers: { 201: { description: 'The document.', schema: documentShape } },
    failures: ['INSUFFICIENT_STORAGE'],
    handle: async ({ session, context }) => ({
      status: 201,
      json: shown(await upload(application, session, context)),
    }),
  });

  const read = route('GET', `${VAULT_PATH}/{documentId}`, 'The file of a document', {
    access: 'company',
    pathParameters: documentPath,
    answers: fileAnswers(...mimeTypes),
    failures: ['NOT_FOUND'],
    handle: async ({ session, context, path }) => {
      const record = await asSession(pool, session, (client) => documentById(client, path.documentId));
      const { fileName, mimeType } = reachable(session, record);
      return sendFile(context, storage, {
        ...{ key: vaultKey(record!), fileName, mimeType, disposition: 'inline' },
      });
    },
  });

  const change = route(
    'PUT',
    `${VAULT_PATH}/{documentId}`,
    'Set the expiry date of a document, or verify it',
    {
      description:
        'If a user changes the expiry date, the verification ends, because it was for the former date.',
      access: 'company',
      pathParameters: documentPath,
      body: { kind: 'data', schema: changeShape },
      answers: { 200: { description: 'The document.', schema: documentShape } },
      failures: ['NOT_FOUND'],
      handle: async ({ session, path, body }) => {
        const isAdmin = session.role === 'admin';
        if (body.verified === true && !isAdmin)
          throw new RequestError('FORBIDDEN', 'Only an admin may verify documents.');
        const changed = await asSession(pool, session, async (client) => {
          const record = reachable(session, await documentById(client, path.documentId, true));
          const expiryDate = body.expiryDate === undefined ? record.expiryDate : body.expiryDate;
          const problem = expiryProblem(record.documentType, expiryDate);
          if (problem !== null) throw badRequest({ parameter: 'expiryDate', reason: problem });
          const stays = record.verified && (isAdmin || expiryDate === record.expiryDate);
          return changeDocument(client, record.id, {
            ...{ expiryDate, verified: body.verified ?? stays, by: session.userId },
          });
        });
        return { json: shown(changed) };
      },
    },
  );

  const remove = route('DELETE', `${VAULT_PATH}/{documentId}`, 'Delete a document', {
    access: 'company',
    pathParameters: documentPath,
    query: z.object({
      force: about(
        flagParameter.optional(),
        'Whether references of active applications are removed, too; without it they cause 409.',
      ),
    }),
    answers: {
      200: {
        description: 'What was deleted.',
        schema: z.object({ id: z.uuid(), removedReferences: z.array(referenceShape) }),
      },
    },
    failures: ['NOT_FOUND', 'CONFLICT'],
    handle: async ({ session, path, query }) => {
      const { record, references } = await asSession(pool, session, async (client) => {
        const record = reachable(session, await documentById(client, path.documentId, true));
        const references = await activeReferences(client, record.id);
        if (references.length > 0 && query.force !== true)
          throw new RequestError(
            'CONFLICT',
            'Active applications use this document; force=true deletes it anyway.',
            { applications: references },
          );
        await removeDocument(client, record.id);
        return { record, references };
      });
      // The record is gone, and so is the document for everybody; a file that stays is removed by the job `vault`.
      await storage
        .remove(vaultKey(record))
        .catch((error) =>
          log.warn({ err: error, id: record.id }, 'file of a deleted document was not removed'),
        );
      return { json: { id: record.id, removedReferences: references } };
    },
  });

  const stats = route('GET', `${VAULT_PATH}/stats`, 'How the documents of the company are used', {
    access: 'company',
    answers: { 200: { description: 'Figures of all documents.', schema: statsShape } },
    handle: async ({ session }) => ({ json: (await contents(session)).stats }),
  });

  return [list, add, stats, read, change, remove];
};

/** @throws RequestError 404 for a document that is not there, or that the session may not reach */
function reachable(session: Session, record: VaultRecord | null): VaultRecord {
  if (record === null || !reachesCompany(session, record.companyId))
    throw new RequestError('NOT_FOUND', 'There is no such document.');
  return record;
}
