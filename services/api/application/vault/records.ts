import type { Client } from '#shared/database/connection.ts';
import type { DocumentType } from '#shared/domain/vault/document-types.ts';

/** A row of app.vault_document. Days as `2026-11-22`, times as PostgreSQL writes them. */
export type VaultRecord = {
  id: string;
  companyId: string;
  documentType: DocumentType;
  fileName: string;
  mimeType: string;
  size: number;
  expiryDate: string | null;
  verified: boolean;
  verifiedAt: string | null;
  createdAt: string;
  updatedAt: string;
};

/** An application that uses a document. */
export type Reference = { id: string; reference: string; title: string };

/** Where the file of a document is stored. */
export const vaultKey = ({ companyId, id }: { companyId: string; id: string }): string =>
  `vault/${companyId}/${id}`;

const COLUMNS = `id, company_id as "companyId", document_type as "documentType", file_name as "fileName", mime_type as "mimeType",
  size, expiry_date as "expiryDate", verified, verified_at as "verifiedAt",
  created_at as "createdAt", updated_at as "updatedAt"`;

/** @returns all documents of a company, the latest first; the limit of a vault keeps them few */
export async function documentsOf(client: Client, companyId: string): Promise<VaultRecord[]> {
  const { rows } = await client.query<VaultRecord>({
    name: 'vault-documents',
    text: `select ${COLUMNS} from app.vault_document where company_id = $1 order by created_at desc, id`,
    values: [companyId],
  });
  return rows;
}

/** @param lock whether the row is locked until the transaction ends @returns null where the session sees no such document */
export async function documentById(client: Client, id: string, lock = false): Promise<VaultRecord | null> {
  const { rows } = await client.query<VaultRecord>({
    name: lock ? 'vault-document-lock' : 'vault-document',
    text: `select ${COLUMNS} from app.vault_document where id = $1${lock ? ' for update' : ''}`,
    values: [id],
  });
  return rows[0] ?? null;
}

export type NewDocument = Omit<VaultRecord, 'verified' | 'verifiedAt' | 'createdAt' | 'updatedAt'> & {
  sha256: string;
  uploadedBy: string;
};

/**
 * Adds a document, unless the company's vault is full. Uploads of one company wait for each other, so that together they do not
 * pass its limits.
 * @returns null where it is full
 */
export async function addDocument(
  client: Client,
  document: NewDocument,
  limits: { maxBytes: number; maxDocuments: number },
): Promise<VaultRecord | null> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('vault ' || $1, 0))`, [
    document.companyId,
  ]);
  const used = await usageOf(client, document.companyId);
  if (used.bytes + document.size > limits.maxBytes || used.documents >= limits.maxDocuments) return null;
  const { rows } = await client.query<VaultRecord>(
    `insert into app.vault_document
       (id, company_id, document_type, file_name, mime_type, size, sha256, expiry_date, uploaded_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
    [
      document.id,
      document.companyId,
      document.documentType,
      document.fileName,
      document.mimeType,
      document.size,
      document.sha256,
      document.expiryDate,
      document.uploadedBy,
    ],
  );
  return rows[0]!;
}

/** @returns what a company keeps in its vault */
export async function usageOf(
  client: Client,
  companyId: string,
): Promise<{ documents: number; bytes: number }> {
  const { rows } = await client.query<{ documents: number; bytes: string }>(
    `select count(*)::int as documents, coalesce(sum(size), 0) as bytes from app.vault_document where company_id = $1`,
    [companyId],
  );
  return { documents: rows[0]!.documents, bytes: Number(rows[0]!.bytes) };
}

/** @param by the admin who verified it, null where it is not verified */
export async function changeDocument(
  client: Client,
  id: string,
  { expiryDate, verified, by }: { expiryDate: string | null; verified: boolean; by: string | null },
): Promise<VaultRecord> {
  const { rows } = await client.query<VaultRecord>(
    `update app.vault_document set expiry_date = $2, updated_at = now(),
       verified_by = case when not $3 then null when verified then verified_by else $4::uuid end,
       verified_at = case when not $3 then null when verified then verified_at else now() end,
       verified = $3
     where id = $1 returning ${COLUMNS}`,
    [id, expiryDate, verified, by],
  );
  return rows[0]!;
}

/** @returns the active applications that use a document, in the order of their references */
export async function activeReferences(client: Client, documentId: string): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select application.id, application.reference, application.title
     from app.application_document as used join app.tender_application as application on application.id = used.application_id
     where used.document_id = $1 and application.status = 'active' order by application.reference`,
    [documentId],
  );
  return rows;
}

/** Removes a document with all references to it. */
export async function removeDocument(client: Client, id: string): Promise<void> {
  await client.query('delete from app.application_document where document_id = $1', [id]);
  await client.query('delete from app.vault_document where id = $1', [id]);
}

/** @returns ids of a company's documents with the number of applications that use them, of those that any uses */
export async function usesOf(
  client: Client,
  companyId: string,
): Promise<Map<string, { applications: number; active: number }>> {
  const { rows } = await client.query<{ id: string; applications: number; active: number }>(
    `select used.document_id as id, count(*)::int as applications,
       count(*) filter (where application.status = 'active')::int as active
     from app.application_document as used join app.tender_application as application on application.id = used.application_id
     where used.company_id = $1 group by used.document_id`,
    [companyId],
  );
  return new Map(rows.map(({ id, applications, active }) => [id, { applications, active }]));
}
