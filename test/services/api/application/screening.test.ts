import { parse } from 'csv-parse/sync';
import { describe, expect, it, vi } from 'vitest';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { day, entry } from '../v2/support/restricted-entry.ts';
import { sharedApplication, type TestUser } from './support/served-application.ts';

let user: TestUser;
const at = sharedApplication(async () => {
  user = await at.newUser();
});

const screen = (body: unknown, headers: Record<string, string> = {}) =>
  at.call('/api/screening', { token: user.token, body, headers });
const csv = (text: string) => screen(Buffer.from(text), { 'content-type': 'text/csv' });

describe('many suppliers at once', () => {
  it('are not screened before a list is loaded', async () => {
    expect((await screen({ suppliers: [{ name: 'Zed Trading' }] })).status).toBe(503);
    await at.readTables.records(restrictedSupplier, [
      entry(1, 'Skyline Civils and Plant Hire CC', { registration_number: '2008/123456/23' }),
      entry(2, 'Bravo Trading Enterprise', { period_to: day(-2) }),
      entry(3, 'MOKOENA, Thabo John', { registration_number: '8001015009087' }),
    ]);
    // The API hears of the list a moment after it is published.
    await vi.waitFor(async () =>
      expect((await screen({ suppliers: [{ name: 'Zed Trading' }] })).status).toBe(200),
    );
  });

  it('each have the verdict that check gives, in their order', async () => {
    const suppliers = [
      { name: 'Skyline Civils & Plant Hire', registrationNumber: 'CK2008/123456/23' },
      { name: 'Bravo Trading Enterprise' },
      { name: 'Nobody Like That Holdings' },
      { name: 'Pty Ltd' },
      { name: 'Mokoena Brick Works t/a Thabo John Mokoena' },
    ];
    const { status, json } = await screen({ suppliers });
    expect(status).toBe(200);
    const given = json['suppliers'] as { name: string; result: string; match: { id: string } | null }[];
    expect(given.map(({ name, result }) => [name, result])).toEqual([
      ['Skyline Civils & Plant Hire', 'restricted'],
      ['Bravo Trading Enterprise', 'possible'],
      ['Nobody Like That Holdings', 'none'],
      ['Pty Ltd', 'empty'],
      ['Mokoena Brick Works t/a Thabo John Mokoena', 'possible'],
    ]);
    const query = new URLSearchParams({ q: suppliers[0]!.name, registration: '2008/123456/23' });
    const check = await at.api.get(`/v2/forensic/restricted-suppliers/check?${query}`);
    expect(given[0]?.match).toEqual((check.json.data as { match: unknown }).match);
    expect(json['list']).toMatchObject({ size: 3 });
  });

  it('come back as CSV with what was found, if they were sent as CSV', async () => {
    const { status, text, headers } = await csv(
      'No;Supplier;Reg. number\r\n7;"Skyline; Civils";2008/123456/23\r\n8;=Zed Trading;\r\n',
    );
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const rows = parse(text, { columns: true, delimiter: ';' }) as Record<string, string>[];
    expect(
      rows.map((row) => [row['No'], row['Supplier'], row['screening_result'], row['screening_entry']]),
    ).toEqual([
      ['7', 'Skyline; Civils', 'restricted', 'Skyline Civils and Plant Hire CC'],
      ['8', "'=Zed Trading", 'none', ''],
    ]);
  });

  it('are refused with the rule that they break', async () => {
    const rule = async (reply: ReturnType<typeof screen>) => {
      const { status, json } = await reply;
      return [status, (json['details'] as { reason: string }[] | undefined)?.[0]?.reason];
    };
    const many = Array.from({ length: 1_001 }, () => ({ name: 'Zed Trading' }));
    expect(await rule(screen({ suppliers: many }))).toEqual([400, 'must have at most 1000 suppliers']);
    expect(await rule(screen({ suppliers: [] }))).toEqual([400, 'must have a supplier']);
    expect(await rule(csv('supplier\n'))).toEqual([400, 'must have 1 to 1000 suppliers; it has 0']);
    expect(await rule(csv('\n'))).toEqual([
      400,
      'no title says which column has the names; the first row has no titles',
    ]);
    expect(await rule(csv('colour\nred\n'))).toEqual([
      400,
      'no title says which column has the names; the titles in the first row are colour',
    ]);
    expect(await rule(csv('supplier\nZed, Trading\n'))).toEqual([
      400,
      'row 2 has more cells than the heading',
    ]);
    expect((await rule(csv('supplier\n"Zed\n')))[0]).toBe(400);
    const ofWindows = Buffer.from('supplier\nZed\nMüller Civils\n', 'latin1');
    expect(await rule(screen(ofWindows, { 'content-type': 'text/csv' }))).toEqual([
      400,
      'must be in UTF-8; line 3 has a character in another encoding',
    ]);
    const json = Buffer.from('{"suppliers":[{"name":"Müller Civils"}]}', 'latin1');
    expect(await rule(screen(json, { 'content-type': 'application/json' }))).toEqual([
      400,
      'must be in UTF-8; line 1 has a character in another encoding',
    ]);
    expect((await at.call('/api/screening', { body: { suppliers: many } })).status).toBe(401);
    expect((await csv(`supplier\n${'Zed Trading\n'.repeat(60_000)}`)).status).toBe(413);
  });
});
