import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  isOfficeAddress,
  isOfficeNumber,
  telephoneOf,
} from '#shared/domain/buyers/office-contact.ts';
import { addDays } from '#shared/time.ts';
import { propertyOf } from '#test/support/property.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { putOrganization, putRow } from '#test/workers/publish/records.ts';
import { organizationContact } from '#workers/derive/derivations/organization-contact.ts';
import { computeStale } from '#workers/derive/derive.ts';

const pool = await workerPool();

type Contact = { email: string | null; telephone: string | null; name: string | null };

/** Tenders of a buyer with these contacts, published on one day after the other. */
async function put(contacts: readonly Contact[]): Promise<string> {
  const buyer = await putOrganization(pool, randomUUID());
  for (const [day, { email, telephone, name }] of contacts.entries())
    await putRow(pool, 'core.tender', {
      ...{ tender_id: String(1000 + day), organization_id: buyer, contact_email: email },
      ...{ contact_telephone: telephone, contact_name: name },
      publication_date_time: `${addDays('2026-01-01', day)}T00:00:00Z`,
    });
  return buyer;
}

async function found(buyer: string) {
  await computeStale(pool, organizationContact);
  const { rows } = await pool.query(
    'select email, email_confidence, email_tender_id, phone from derived.organization_contact where id = $1',
    [buyer],
  );
  return rows[0] ?? null;
}
const times = (count: number, contact: Partial<Contact>): Contact[] =>
  Array.from({ length: count }, () => ({ email: null, telephone: null, name: null, ...contact }));

describe("the contact of a buyer's office", () => {
  it('is the office’s address that most tenders show, not that of a person or at another organization', async () => {
    const buyer = await put([
      ...times(9, { email: 'akhona.mabuza@capetown.gov.za' }),
      ...times(4, { email: ' Tenders@Capetown.gov.za' }),
      ...times(1, { email: 'tenders@capetown.gov.za' }),
      ...times(6, { email: 'tenders@consultants.co.za' }),
      ...times(7, { email: 'scmcapetown@gmail.com' }),
    ]);
    // 14 of 27 addresses are at the city's domain.
    expect(await found(buyer)).toMatchObject({
      email: 'tenders@capetown.gov.za',
      email_confidence: 'high',
      email_tender_id: '1013',
    });
  });

  it('is none if only persons are named, and goes with the tenders that showed it', async () => {
    const persons = await put(
      times(5, { email: 'akhona.mabuza@capetown.gov.za', telephone: '082 400 1234' }),
    );
    expect(await found(persons)).toBeNull();
    const buyer = await put(times(1, { email: 'bids@dws.gov.za' }));
    expect(await found(buyer)).toMatchObject({
      email: 'bids@dws.gov.za',
      email_confidence: 'medium',
      phone: null,
    });
    await pool.query('delete from core.tender where organization_id = $1', [buyer]);
    expect(await found(buyer)).toBeNull();
  });

  it('has the number beside an office’s address, or beside several persons', async () => {
    const person = { email: 'a.b@dws.gov.za', telephone: '+27 21 400 1234' };
    expect(await found(await put(times(3, { ...person, name: 'A B' })))).toBeNull();
    const shared = await put([
      ...times(1, { ...person, name: 'A B' }),
      ...times(1, { ...person, name: 'C D' }),
    ]);
    expect(await found(shared)).toMatchObject({ email: null, phone: '021-400-1234' });
    const office = await put(times(1, { email: 'scm@dws.gov.za', telephone: '(012) 336-7500 ext 3' }));
    expect(await found(office)).toMatchObject({ phone: '012-336-7500' });
  });

  it('is judged by the same rules in the statement as elsewhere', async () => {
    const part = fc.constantFrom(
      'tender',
      'bids',
      'bid',
      'info',
      'a.b',
      'scm',
      'x-rfq',
      "o'neil",
      '1',
      '_',
      'É',
      ' ',
      '@',
    );
    const domain = fc.constantFrom('dws.gov.za', 'gmail.com', 'x.y', 'no-dot', 'a.co.za ', 'yahoo.co.uk');
    const email = fc
      .tuple(fc.array(part, { minLength: 1, maxLength: 3 }), domain)
      .map(([parts, host]) => `${parts.join('')}@${host}`);
    const telephone = fc
      .array(fc.constantFrom('0', '27', '+27', '21', '82', '012', '345', '6789', '1', ' ', '-', '(', 'ext'), {
        maxLength: 7,
      })
      .map((parts) => parts.join(''));
    await propertyOf({ numRuns: 150 }, email, telephone, async (given, number) => {
      const buyer = await put(times(1, { email: given, telephone: number }));
      const address = addressOf(given);
      const office = address !== null && isOfficeAddress(address) ? address : null;
      const read = telephoneOf(number);
      const phone = office !== null && read !== null && isOfficeNumber(read) ? read : null;
      const free = /@(gmail\.com|yahoo\.co\.uk)$/.test(office ?? '');
      expect(await found(buyer)).toEqual(
        office === null
          ? null
          : {
              email: office,
              email_confidence: free ? 'low' : 'medium',
              email_tender_id: '1000',
              phone,
            },
      );
    });
  }, 120_000);
});
