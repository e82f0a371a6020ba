import { randomUUID } from 'node:crypto';
import { asSession, type CompanySession } from '#services/api/application/access/session.ts';
import type { Application } from '#services/api/application/application.ts';
import { type FormFile, readForm } from '#services/api/application/multipart.ts';
import type { ApplicationContext } from '#services/api/application/route.ts';
import { MAX_FILE_BYTES, receiveFile } from '#services/api/application/vault/receive.ts';
import { addDocument, usageOf, type VaultRecord, vaultKey } from '#services/api/application/vault/records.ts';
import type { VaultSettings } from '#services/api/application/vault/settings.ts';
import { dayShape } from '#services/api/application/vault/shapes.ts';
import { readArriving } from '#services/api/http/body.ts';
import { type DocumentType, documentTypeNames, documentTypes } from '#shared/domain/vault/document-types.ts';
import { expiryProblem } from '#shared/domain/vault/standing.ts';
import { badRequest, type ParameterProblem, RequestError } from '#shared/errors.ts';

/** The longest form: the file, and room for the other parts and for what is between them. */
const MAX_FORM_BYTES = MAX_FILE_BYTES + 256 * 1024;
/** A description is accepted and not kept. */
const PARTS = ['documentType', 'expiryDate', 'description'];

/**
 * Stores a document of the session's company: first its file, then its record. A file whose record cannot be written is removed at
 * once; one that a crash leaves without a record, by the job `vault`.
 * @throws RequestError 400, 503, 507
 */
export async function upload(
  { pool, storage, log, vault }: Application,
  session: CompanySession,
  context: ApplicationContext,
): Promise<VaultRecord> {
  const { companyId, userId } = session;
  const announced = Number(context.headers['content-length'] ?? 0);
  if (announced > MAX_FORM_BYTES) {
    // Of a little too much the rest is read and passed over, so that every program gets the answer; nobody waits for the rest of much.
    if (announced > 8 * MAX_FORM_BYTES) context.res.shouldKeepAlive = false;
    throw tooLarge();
  }
  const used = await asSession(pool, session, (client) => usageOf(client, companyId));
  if (used.documents >= vault.maxDocuments || used.bytes >= vault.maxBytes) throw vaultFull(used, vault);
  const id = randomUUID();
  const key = vaultKey({ companyId, id });
  const remove = () =>
    storage
      .remove(key)
      .catch((error) => log.warn({ err: error, key }, 'file of a failed upload was not removed'));
  let isStored = false;
  const receive = async (file: FormFile, signal: AbortSignal) => {
    const received = await receiveFile({ storage, settings: vault, log }, key, file, signal);
    isStored = true;
    return received;
  };
  try {
    const { values, received } = await readArriving(context, 'file', () => readForm(context.req, receive));
    const fields = fieldsOf(values, received === null);
    const record = await asSession(pool, session, (client) =>
      addDocument(client, { id, companyId, uploadedBy: userId, ...fields, ...received! }, vault),
    );
    if (record === null)
      throw vaultFull(await asSession(pool, session, (client) => usageOf(client, companyId)), vault);
    return record;
  } catch (error) {
    if (isStored) await remove();
    throw error;
  }
}

const tooLarge = () =>
  badRequest({ parameter: 'file', reason: `is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB` });

/** Time does not help, so that there is no Retry-After. */
function vaultFull(
  used: { documents: number; bytes: number },
  { maxDocuments, maxBytes }: VaultSettings,
): RequestError {
  const details =
    used.documents >= maxDocuments
      ? { rule: 'documents of one company', limit: maxDocuments, used: used.documents }
      : { rule: 'bytes of documents of one company', limit: maxBytes, used: used.bytes };
  return new RequestError(
    'INSUFFICIENT_STORAGE',
    'The vault of this company is full. Delete documents that are no longer needed.',
    details,
  );
}

/** Checks the parts besides the file, all at once. */
function fieldsOf(
  values: ReadonlyMap<string, string>,
  isFileMissing: boolean,
): { documentType: DocumentType; expiryDate: string | null } {
  const problems: ParameterProblem[] = [];
  if (values.has('file')) problems.push({ parameter: 'file', reason: 'must be a file, not a text' });
  else if (isFileMissing) problems.push({ parameter: 'file', reason: 'is missing' });
  for (const name of values.keys())
    if (name !== 'file' && !PARTS.includes(name))
      problems.push({ parameter: name, reason: `is not known; known are file, ${PARTS.join(', ')}` });
  const type = values.get('documentType') ?? '';
  if (type === '') problems.push({ parameter: 'documentType', reason: 'is missing' });
  else if (!Object.hasOwn(documentTypes, type))
    problems.push({ parameter: 'documentType', reason: `must be one of ${documentTypeNames.join(', ')}` });
  const documentType = type as DocumentType;
  const given = values.get('expiryDate') || null;
  const read = given === null ? null : dayShape.safeParse(given);
  if (read && !read.success)
    problems.push({ parameter: 'expiryDate', reason: read.error.issues[0]!.message });
  const expiryDate = read?.data ?? null;
  const problem =
    Object.hasOwn(documentTypes, type) && given === null ? expiryProblem(documentType, null) : null;
  if (problem !== null) problems.push({ parameter: 'expiryDate', reason: problem });
  if (problems.length > 0) throw badRequest(...problems);
  return { documentType, expiryDate };
}
