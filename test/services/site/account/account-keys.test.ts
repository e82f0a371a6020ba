import { describe, expect, it } from 'vitest';
import { sharedApplication } from '../../api/application/support/served-application.ts';
import { advanceClock } from '../../api/v2/support/clock.ts';
import { tenderRow } from '../../api/v2/support/rows.ts';
import { textOf } from '../shown.ts';
import { signedIn, tokenIn, type Visitor } from './support/visitor.ts';

const at = sharedApplication(() => at.readTables.tenders([tenderRow(1)]));

const create = async (visitor: Visitor, name: string) =>
  visitor.send('/account/keys', { action: '/account/keys', fields: { name } });
const commandIn = (page: string) =>
  /<code id="command">(.*?)<\/code>/s.exec(page)![1]!.replaceAll('&#34;', '"');
const HOSTILE = `<b onclick="x">"Roads" & 'more'</b>`;

describe('the page of keys', () => {
  it('leads from a new key to its calls, and to its end', async () => {
    const visitor = await signedIn(at, await at.newUser());
    expect(textOf((await visitor.open('/account/keys')).text)).toContain('You have no keys yet.');
    const made = await create(visitor, 'Price monitor');
    expect(made.status).toBe(201);
    const [, authorization, address] = /^curl -H "([^"]+)" "([^"]+)"$/.exec(commandIn(made.text))!;
    const [, key] = /^Authorization: Bearer (tda_live_[0-9a-f]{48})$/.exec(authorization!)!;
    expect(address).toMatch(`${at.api.url}/v2/`);
    expect((await at.api.get(address!.slice(at.api.url.length), { key: key! })).status).toBe(200);

    const list = await visitor.open('/account/keys');
    expect(list.text).not.toContain(key);
    expect(list.text).toContain(`${key!.slice(0, 13)}…${key!.slice(-4)}`);
    const path = /href="(\/account\/keys\/[0-9a-f-]{36})"/.exec(list.text)![1]!;
    await expect
      .poll(async () => textOf((await visitor.open('/account/keys')).text), { timeout: 10_000 })
      .toContain('1 of 500');

    const shown = await visitor.open(path);
    expect(textOf(shown.text)).toContain('/v2/tenders 1');
    expect(textOf(shown.text)).toContain('Limit of a day: 500');
    expect(shown.text).toMatch(/<rect class="bar"/);

    const question = await visitor.open(`${path}/revoke`);
    expect(textOf(question.text)).toContain('Revoke Price monitor?');
    const ended = await visitor.send(`${path}/revoke`, { action: `${path}/revoke` });
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/account/keys']);
    advanceClock(5_000);
    expect((await at.api.get('/v2/tenders', { key: key! })).status).toBe(401);
    expect(textOf((await visitor.open('/account/keys')).text)).toContain('Revoked');
  });

  it('says why no further key can be made, and what is wrong with a name, and keeps the name', async () => {
    const visitor = await signedIn(at, await at.newUser());
    const empty = await create(visitor, '');
    expect(empty.status).toBe(400);
    expect(empty.text).toMatch(/id="f-name"[^>]*aria-invalid="true"/);
    for (const name of ['one', 'two', 'three']) await create(visitor, name);
    const { status, text } = await create(visitor, 'fourth');
    expect(status).toBe(409);
    expect(textOf(text)).toContain('The professional plan allows 3 active keys.');
    expect(text).toContain('value="fourth"');
  });

  it('offers no key to a plan without the interface, whose form is also refused', async () => {
    const visitor = await signedIn(at, await at.newUser({ plan: 'free' }));
    const { text } = await visitor.open('/account/keys');
    expect(textOf(text)).toContain('Your plan does not include the API.');
    expect(text).not.toContain('action="/account/keys"');
    const token = tokenIn(text);
    const { status } = await visitor.post('/account/keys', new URLSearchParams({ token, name: 'x' }));
    expect(status).toBe(403);
  });

  it('shows a name as text, and nobody else’s keys', async () => {
    const visitor = await signedIn(at, await at.newUser());
    const made = await create(visitor, HOSTILE);
    const path = /href="(\/account\/keys\/[0-9a-f-]{36})"/.exec(made.text)![1]!;
    for (const text of [
      made.text,
      ...(await Promise.all(['/account/keys', path, `${path}/revoke`].map((one) => visitor.open(one)))).map(
        (page) => page.text,
      ),
    ]) {
      expect(text).not.toContain('<b onclick');
      expect(text).toContain('&#60;b onclick=');
    }
    const other = await signedIn(at, await at.newUser());
    expect((await other.open('/account/keys')).text).not.toContain('onclick');
    expect((await other.open(path)).status).toBe(404);
    const token = tokenIn((await other.open('/account/keys')).text);
    const revoked = await other.post(`${path}/revoke`, new URLSearchParams({ token }));
    expect(revoked.status).toBe(404);
    expect(textOf((await visitor.open('/account/keys')).text)).toContain('Active');
  });
});
