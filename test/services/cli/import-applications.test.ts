import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newFile } from '#test/support/folders.ts';
import type { Harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { tenders, tendersJson } from './terminal.ts';

const company = { id: randomUUID(), document: randomUUID() };
const other = { id: randomUUID(), document: randomUUID() };
const test: Harness = sharedHarness({}, async () => {
  const operator = test.pool('tender_operator');
  for (const [name, { id }] of Object.entries({ 'Roads, Inc': company, Other: other }))
    await operator.query('insert into app.company_profile (id, name) values ($1, $2)', [id, name]);
  const api = test.pool('tender_api');
  for (const { id, document } of [company, other]) {
    const client = await api.connect();
    await client.query('begin');
    await client.query(`select set_config('app.company_id', $1, true)`, [id]);
    await client.query(
      `insert into app.vault_document (id, company_id, document_type, file_name, mime_type, size, sha256, uploaded_by)
       values ($1, $2, 'COMPANY_PROFILE', 'a.pdf', 'application/pdf', 1, '', $2)`,
      [document, id],
    );
    await client.query('commit');
    client.release();
  }
});

const fileOf = (content: string, name = 'applications.csv') => newFile(name, content);
const run = (...words: string[]) =>
  tenders(['import', 'applications', ...words], test.settingsOf('tender_operator'));
const stored = async () => {
  const { rows } = await test.pool('tender_operator').query(
    `select reference, title, status, array_remove(array_agg(used.document_id), null) as documents
     from app.tender_application as application left join app.application_document as used on used.application_id = application.id
     group by application.id order by reference`,
  );
  return rows;
};

describe('import applications', () => {
  it('stores what companies use, by name or id of the company, and replaces it by a later file', async () => {
    const file = await fileOf(
      `company,reference,title,status,documents\n"Roads, Inc",A-1,Roads,,${company.document}\n${other.id},B-1,Bridges,closed,\n`,
    );
    const dry = await tendersJson(
      ['import', 'applications', file, '--dry-run'],
      test.settingsOf('tender_operator'),
    );
    expect(dry.document).toMatchObject({ status: 'read', applications: 2, references: 1 });
    expect(await stored()).toEqual([]);
    expect((await run(file)).code).toBe(0);
    expect(await stored()).toEqual([
      { reference: 'A-1', title: 'Roads', status: 'active', documents: [company.document] },
      { reference: 'B-1', title: 'Bridges', status: 'closed', documents: [] },
    ]);
    const later = [{ company: 'Roads, Inc', reference: 'A-1', title: 'Roads again', status: 'closed' }];
    expect((await run(await fileOf(JSON.stringify(later), 'later.json'))).code).toBe(0);
    expect((await stored())[0]).toEqual({
      ...{ reference: 'A-1', title: 'Roads again', status: 'closed', documents: [] },
    });
  });

  it.each([
    ['an unknown company', 'Nobody,A-2,x,,', /line 2, column 1: there is no company Nobody/],
    ['a document of another company', `Other,A-2,x,,${company.document}`, /the company has no document/],
    ['a text that is no id', 'Other,A-2,x,,tax.pdf', /documents must be ids/],
    ['another status', 'Other,A-2,x,draft,', /status must be active or closed/],
    ['no title', 'Other,A-2,,,', /title is missing/],
  ])('stores nothing of a file with %s', async (_case, row, message) => {
    const before = await stored();
    const good = 'Other,A-9,Fine,,\n';
    const { code, stdout, stderr } = await run(
      await fileOf(`company,reference,title,status,documents\n${row}\n${good}`),
    );
    expect(code).toBe(1);
    expect(stdout + stderr).toMatch(message);
    expect(await stored()).toEqual(before);
  });
});
