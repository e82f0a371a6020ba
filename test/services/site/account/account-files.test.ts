import { describe, expect, it } from 'vitest';
import { southAfricanDay } from '#shared/time.ts';
import { samples, uploadForm } from '../../api/application/support/files.ts';
import { type MadeExport, sharedExports } from '../../api/application/support/served-exports.ts';
import { tenderRow } from '../../api/v2/support/rows.ts';
import { textOf } from '../shown.ts';
import { signedIn, type Visitor } from './support/visitor.ts';

const at = sharedExports({}, () => at.readTables.tenders([tenderRow(1), tenderRow(2)]));

let companies = 0;
const member = async () => {
  companies += 1;
  const user = await at.newUser({ company: `Company ${companies}` });
  return { user, visitor: await signedIn(at, user) };
};

/** Sends the form of the vault. */
const upload = async (visitor: Visitor, parts: Parameters<typeof uploadForm>[0] = {}) => {
  const { text } = await visitor.open('/account/vault');
  const action = /action="(\/account\/vault\?token=[^"]+)"/.exec(text)![1]!;
  return visitor.post(action, uploadForm(parts));
};

describe('the page of the vault', () => {
  it('takes a document, shows it with its days left, and gives its file', async () => {
    const { visitor } = await member();
    const sent = await upload(visitor, {
      documentType: 'TAX_CLEARANCE',
      expiryDate: southAfricanDay(new Date()),
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/account/vault']);
    const { text } = await visitor.open('/account/vault');
    expect(textOf(text)).toContain('1 expires soon.');
    expect(textOf(text)).toContain('Expires today');
    const file = await visitor.open(/href="(\/api\/v1\/documents\/[^"]+)"/.exec(text)![1]!);
    expect(file.text).toBe(String(samples.pdf));
  });

  it('leads back to the first page from one that has no documents', async () => {
    const { visitor } = await member();
    await upload(visitor, { documentType: 'TAX_CLEARANCE', expiryDate: southAfricanDay(new Date()) });
    const { text } = await visitor.open('/account/vault?page=9');
    expect(text).toContain('This page has no documents. <a href="/account/vault">First page</a>');
    expect(text).not.toContain('The vault is empty');
  });

  it.each([
    [{ documentType: 'TAX_CLEARANCE' }, 'f-expiryDate'],
    [{ file: Buffer.from('MZ not a document') }, 'f-file'],
    [{ fileName: 'virus.exe' }, 'f-file'],
  ])('says beside the field what is wrong with %j', async (parts, id) => {
    const { visitor } = await member();
    const { status, text } = await upload(visitor, parts);
    expect(status).toBe(400);
    expect(text).toMatch(new RegExp(`id="${id}"[^>]*aria-invalid="true"`));
    expect(text).toContain(`id="${id}-rule"`);
  });

  it('says what is wrong in words, and not in names of the interface', async () => {
    const { visitor } = await member();
    const { text } = await upload(visitor, { documentType: 'BBBEE_CERTIFICATE' });
    const rule = 'is required for documents of the type B-BBEE certificate';
    expect(text).toContain(`<li>Expiry date ${rule}</li>`);
    expect(text).toContain(`>Expiry date ${rule}</p>`);
  });

  it('asks before a document is deleted, and again if an application uses it', async () => {
    const { visitor, user } = await member();
    await upload(visitor, { fileName: 'tax <b>.pdf' });
    const { text } = await visitor.open('/account/vault');
    const path = /href="(\/account\/vault\/[0-9a-f-]{36}\/delete)"/.exec(text)![1]!;
    const id = path.split('/')[3]!;
    await at.readTables.client.query(
      `with used as (insert into app.tender_application (company_id, reference, title)
         select company_id, 'RFB 1', 'Roads <b>' from app.user_account where id = $1 returning id, company_id)
       insert into app.application_document (application_id, document_id, company_id) select id, $2, company_id from used`,
      [user.id, id],
    );
    expect(textOf((await visitor.open(path)).text)).toMatch(
      /Delete tax &#60;b&#62;\.pdf\? The document \(Company profile, uploaded/,
    );
    const first = await visitor.send(path, { action: path });
    expect(first.status).toBe(409);
    expect(first.text).toContain('RFB 1 Roads &#60;b&#62;');
    expect(first.text).toContain('Delete it anyway');
    const again = await visitor.send(path, { action: path, fields: { force: 'true' } });
    expect(again.status).toBe(303);
    expect(textOf((await visitor.open('/account/vault')).text)).toContain('The vault is empty.');
  });

  it('has no document of another company', async () => {
    const [own, other] = [await member(), await member()];
    await upload(own.visitor, { fileName: 'own.pdf' });
    const path = /href="(\/account\/vault\/[0-9a-f-]{36}\/delete)"/.exec(
      (await own.visitor.open('/account/vault')).text,
    )![1]!;
    expect((await other.visitor.open('/account/vault')).text).not.toContain('own.pdf');
    expect((await other.visitor.open(path)).status).toBe(404);
    expect((await own.visitor.open('/account/vault')).text).toContain('own.pdf');
  });
});

describe('the page of exports', () => {
  it('asks for a file, shows how far it is, and gives it', async () => {
    const { visitor, user } = await member();
    const fields = { format: 'csv', search: '', province: '' };
    const sent = await visitor.send('/account/exports', { action: '/account/exports', fields });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/account/exports']);
    const waiting = await visitor.open('/account/exports');
    expect(textOf(waiting.text)).toContain('Waiting');
    expect(waiting.text).toContain('data-again');
    const { json } = await at.call('/api/tenders/export', { token: user.token });
    const [made] = json['exports'] as MadeExport[];
    await at.stages.handle('exports', { exportId: made!.exportId });
    const ready = await visitor.open('/account/exports');
    expect(textOf(ready.text)).toContain('Ready');
    expect(ready.text).not.toContain('data-again');
    const file = await visitor.open(/href="(\/api\/tenders\/export\/download[^"]+)"/.exec(ready.text)![1]!);
    expect(file.text.split('\r\n')[0]).toMatch(/^id,/);
  });

  it('shows no number of tenders and no end of a file that could not be written', async () => {
    const { visitor } = await member();
    await visitor.send('/account/exports', { action: '/account/exports', fields: { format: 'csv' } });
    await at.readTables.client.query(
      `update app.export set status = 'failed', failure = 'no space', rows_done = 4711 where status = 'queued'`,
    );
    const row = /<tr>(?:(?!<tr>)[\s\S])*Failed[\s\S]*?<\/tr>/.exec(
      (await visitor.open('/account/exports')).text,
    )![0];
    expect(textOf(row)).toContain('no space');
    expect(textOf(row)).not.toMatch(/4\s?711/);
    // When it was asked for, and nothing else.
    expect(row.match(/<time/g)).toHaveLength(1);
  });

  it('says why a file is not written, and keeps what was typed', async () => {
    const { visitor } = await member();
    const fields = { format: 'csv', search: 'a' };
    const { status, text } = await visitor.send('/account/exports', { action: '/account/exports', fields });
    expect(status).toBe(400);
    expect(text).toMatch(/value="a"/);
    expect(textOf(text)).toContain('must have 2 to');
    const free = await signedIn(at, await at.newUser({ plan: 'free' }));
    const refused = await free.send('/account/exports', {
      action: '/account/exports',
      fields: { format: 'csv' },
    });
    expect(refused.status).toBe(403);
    expect(textOf(refused.text)).toContain('The plan free does not include exports.');
  });
});
