import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { issueToken, tokenKeys } from '#shared/access/token.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { type Api, SECRET } from './api.ts';
import { type Database, withClient } from './database.ts';

/** Size of a document, which is the largest that a vault takes. */
export const FILE_MIB = 10;

/** The vault of a new company, as one of its users. */
export type Vault = {
  /** Uploads a PDF. @returns the id of the document */
  upload: () => Promise<string>;
  /** Downloads a document and throws it away. */
  download: (id: string) => Promise<void>;
};

/** Makes a company with a user. */
export async function openVault({ url }: Api, database: Database): Promise<Vault> {
  const [company, user] = [randomUUID(), randomUUID()];
  await withClient(database.url, async (client) => {
    await client.query('insert into app.company_profile (id, name) values ($1, $2)', [company, company]);
    await client.query(
      `insert into app.user_account (id, email, role, plan, company_id) values ($1, $2, 'user', 'professional', $3)`,
      [user, `${user}@example.org`, company],
    );
  });
  const { token } = await issueToken(tokenKeys(SECRET), { userId: user, version: 0 }, 3600);
  const authorization = `Bearer ${token}`;
  const path = `${url}/api/v1/documents`;
  const form = pdfForm();
  return {
    upload: () =>
      new Promise<string>((resolve, reject) => {
        const headers = { ...form.headers, authorization };
        const upload = request(path, { method: 'POST', headers }, async (response) => {
          const answer = Buffer.concat(await response.toArray()).toString();
          if (response.statusCode === 201) resolve((JSON.parse(answer) as { id: string }).id);
          else reject(new EnvironmentError(`an upload was answered with ${response.statusCode}: ${answer}`));
        });
        upload.once('error', reject);
        for (const part of form.parts) upload.write(part);
        upload.end();
      }),
    download: async (id) => {
      const response = await fetch(`${path}/${id}`, { headers: { authorization } });
      const { byteLength } = await response.arrayBuffer();
      if (response.status !== 200 || byteLength !== FILE_MIB * 1024 * 1024)
        throw new EnvironmentError(`a download was answered with ${response.status}, ${byteLength} bytes`);
    },
  };
}

/** A form with a PDF of the largest size. */
function pdfForm(): { headers: Record<string, string | number>; parts: Buffer[] } {
  const boundary = 'between-parts';
  const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const file = Buffer.alloc(FILE_MIB * 1024 * 1024, 'x');
  file.write('%PDF-1.7\n');
  const parts = [
    Buffer.from(
      `${part('documentType')}\r\n\r\nCOMPANY_PROFILE\r\n${part('file')}; filename="a.pdf"\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ];
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': parts.reduce((sum, { length }) => sum + length, 0),
    },
    parts,
  };
}
