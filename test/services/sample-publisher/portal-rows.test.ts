import { describe, expect, test } from 'vitest';
import { startPublisher } from '#services/sample-publisher/http/server.ts';
import { findCategory } from '#shared/codelists/categories.ts';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { findProvince } from '#shared/codelists/provinces.ts';
import { shared } from '#test/support/shared.ts';
import { amountOf, type Row, readList, readLists, winnersOf } from './portal.ts';
import { NOW, publisher, type Release, release } from './publisher.ts';

const DAY = 86_400_000;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;
const advertisedKeys =
  'id tender_No description category type organ_of_State status clustersID closing_Date date_Published compulsory_briefing_session briefingVenue streetname surburb town code conditions contactPerson email telephone fax username briefingSession briefingCompulsory validity provincesID provinces province categoriesID departmentsID departments department categories biddersListDocument biddersListDocumentGuid eSubmission twoEnvelopeSubmission supportDocument biddersListDocuments isModified questionsAndAnswers esubRequiredDocuments discussions discussion awards bidders cancelled closed clusters releaseId ocid sysStartTime sysEndTime actions delivery'.split(
    ' ',
  );

describe('an advertised row', () => {
  test('has the portal’s fields in its order, times without an offset, and the portal’s ids', async () => {
    const { url } = await publisher({ releases: 300 });
    const organs = new Map(organsOfState.map(({ portalId, name }) => [portalId, name]));
    for (const row of await readList(url, 1)) {
      expect(Object.keys(row)).toEqual(advertisedKeys);
      expect(row).toMatchObject({
        clustersID: 0,
        releaseId: 0,
        ocid: null,
        awards: null,
        bidders: null,
        cancelled: null,
        closed: null,
        sysStartTime: '0001-01-01T00:00:00',
        sysEndTime: '0001-01-01T00:00:00',
        actions: { authorized: false, tender_No: row.tender_No, notification: false, bookmark: false },
        departments: { departmentsID: row.departmentsID, name: row.organ_of_State },
        department: row.organ_of_State,
        provincesID: row.provinces.provincesID,
        categoriesID: row.categories.categoriesID,
      });
      expect(row.closing_Date).toMatch(LOCAL);
      expect(row.date_Published).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00$/);
      expect(row.organ_of_State.trim()).toBe(organs.get(row.departmentsID));
      expect(findProvince(row.province)).toMatchObject({
        portalId: row.provinces.provincesID,
        name: row.provinces.name,
      });
      expect([row.categories.name, findCategory(row.category)!.portalId ?? 91]).toEqual([
        row.category,
        row.categories.categoriesID,
      ]);
      expect(row.username).toMatch(/^[^@\s]+@[^@\s]+\.(za|net|org|com)$/);
      expect(row.delivery).toBe(
        [row.streetname, row.surburb, row.town, row.code].map((part) => part ?? '').join('-'),
      );
      for (const file of row.supportDocument) {
        expect(file).toMatchObject({ tendersID: row.id, active: true, updatedBy: row.username });
        expect(file.dateModified).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,7})?$/);
      }
    }
  });

  test('has the measured shares of oddities', async () => {
    const { url } = await publisher({ releases: 3_000 });
    const rows = (await readLists(url)).map(({ row }) => row);
    const near = (odd: (row: Row) => boolean, expected: number, within = 0.03) =>
      expect(Math.abs(rows.filter(odd).length / rows.length - expected), String(odd)).toBeLessThan(within);
    near(({ closing_Date }) => closing_Date.endsWith('T11:00:00'), 0.4);
    near(({ closing_Date }) => closing_Date.endsWith('T12:00:00'), 0.35);
    near(({ conditions }) => /^(n\/a|no|)$/i.test(conditions), 0.65);
    near(({ fax }) => fax === 'N/A', 0.82);
    near(({ tender_No }) => tender_No !== tender_No.trim(), 0.04, 0.015);
    near(({ description }) => description !== description.trim(), 0.17);
    const dated = (row: Row) => row.compulsory_briefing_session !== null;
    near((row) => !row.briefingSession, 0.61);
    near((row) => row.briefingCompulsory === true && dated(row), 0.26);
    near((row) => row.briefingSession === true && !row.briefingCompulsory && dated(row), 0.085, 0.015);
    near((row) => row.briefingCompulsory === true && !dated(row), 0.045, 0.01);
    near(({ eSubmission }) => eSubmission, 0.11);
    near(({ code }) => code === null, 0.06, 0.02);
    near(({ surburb }) => surburb === null, 0.05, 0.02);
    near(({ email, username }) => email === username, 0.28);
    near(({ validity }) => [120, 90, 180, 60, 84, 30].includes(validity), 0.63, 0.08);
    const advert = (row: Row) =>
      Math.ceil((Date.parse(row.closing_Date) - Date.parse(row.date_Published)) / DAY) === row.validity;
    near(advert, 0.24, 0.06);
    expect(rows.some(({ organ_of_State }) => organ_of_State.endsWith(' '))).toBe(true);
  });
});

describe('both interfaces agree on a tender', () => {
  const number = (row: Row) => `ocds-9t57fa-${row.id}`;

  test('in everything that both publish', async () => {
    const running = await publisher({ releases: 500 });
    running.clock.advance(45 * DAY);
    const { url } = running;
    for (const { list, row } of await readLists(url)) {
      const { tender, buyer, date } = JSON.parse(running.catalogue.release(number(row), url)!) as Release;
      expect([tender.title, tender.description, tender.category, buyer.id]).toEqual([
        row.tender_No,
        row.description,
        row.category,
        String(row.departmentsID),
      ]);
      expect(buyer.name).toBe(row.organ_of_State.trimEnd());
      expect(date).toBe(`${row.date_Published}Z`);
      if (!tender.tenderPeriod.endDate.startsWith('0001'))
        expect(tender.tenderPeriod.endDate).toBe(`${row.closing_Date}Z`);
      expect(
        tender.documents.map(({ id, url: address }) => [id, new URL(address).searchParams.get('blobName')]),
      ).toEqual(
        row.supportDocument.map(({ supportDocumentID, extension }) => [
          supportDocumentID,
          supportDocumentID + extension,
        ]),
      );
      expect(
        tender.documents.map(({ datePublished, dateModified }) => dateModified ?? datePublished),
      ).toEqual(row.supportDocument.map(({ dateModified }) => `${dateModified.slice(0, 19)}Z`));
      if (tender.status === '') continue;
      expect(list === 4).toBe(tender.status === 'cancelled');
      expect(tender.province).toBe(row.province);
      expect([tender.contactPerson!.name, tender.contactPerson!.email]).toEqual([
        row.contactPerson,
        row.email,
      ]);
      const { isSession, compulsory, date: held } = tender.briefingSession!;
      expect([isSession, compulsory]).toEqual([
        row.briefingSession ?? false,
        row.briefingCompulsory ?? false,
      ]);
      expect(held.slice(0, 19)).toBe(row.compulsory_briefing_session ?? '0001-01-01T00:00:00');
    }
  });

  test('in winners and amounts, which the portal has some days before the feed', async () => {
    const running = await publisher({ releases: 2_000 });
    running.clock.advance(60 * DAY);
    const { url } = running;
    const awarded = await readList(url, 2);
    let ahead = 0;
    for (const row of awarded) {
      const { awards, tender } = await release(url, number(row));
      const written = winnersOf(row).map(({ company, tenderAmount }) => [company, amountOf(tenderAmount)]);
      expect(written.length).toBeGreaterThan(0);
      if (awards.length === 0 && tender.status !== '') ahead += 1;
      if (awards.length > 0)
        expect(written).toEqual(awards.map(({ title, value }) => [title, value?.amount ?? null]));
    }
    expect(ahead).toBeGreaterThan(10);
    expect(ahead).toBeLessThan(awarded.length / 2);
    const fed = [...running.catalogue.ocids()].filter(
      (ocid) => (JSON.parse(running.catalogue.release(ocid, url)!) as Release).awards.length > 0,
    );
    const listed = new Set([...awarded, ...(await readList(url, 4))].map(number));
    expect(fed.filter((ocid) => !listed.has(ocid))).toEqual([]);
    running.clock.advance(13 * DAY);
    for (const row of awarded) {
      const { awards, tender } = await release(url, number(row));
      if (tender.status === 'active' || tender.status === 'complete')
        expect(awards.length).toBeGreaterThan(0);
    }
  });

  test('down to the bytes of documents', async () => {
    const { url } = await publisher();
    const [row] = await readList(url, 1);
    const { supportDocumentID, extension, fileName } = row!.supportDocument[0]!;
    const file = await fetch(
      `${url}/Home/Download/?blobName=${supportDocumentID}${extension}&downloadedFileName=${encodeURIComponent(fileName)}`,
    );
    expect(file.status).toBe(200);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 4)
        .toString('latin1'),
    ).toMatch(/^(%PDF|PK)/);
  });
});

/** What is rare among tenders needs many of them. */
const large = shared(() => startPublisher({ now: NOW, clockRate: 0, releases: 6_000 }));

test('about one tender in a hundred repeats an older one of the same buyer that had ended without award', async () => {
  const { url } = large;
  const found = await readLists(url);
  /** Short numbers occur twice by chance, but not together with the same contact and category. */
  const keyOf = ({ departmentsID, tender_No, category, email }: Row) =>
    [departmentsID, tender_No.trim().replace(/_$/, ''), category, email].join(' ');
  const alike = Map.groupBy(found, ({ row }) => keyOf(row));
  const repeats = found.flatMap(({ row }) => {
    if (!/_$/.test(row.tender_No.trim()) && !/re-advert/i.test(row.description)) return [];
    const [older] = alike
      .get(keyOf(row))!
      .filter((each) => each.row.date_Published < row.date_Published)
      .sort((a, b) => (a.row.date_Published < b.row.date_Published ? -1 : 1));
    return older ? [{ row, older }] : [];
  });
  expect(repeats.length / found.length).toBeGreaterThan(0.006);
  expect(repeats.length / found.length).toBeLessThan(0.016);
  for (const { row, older } of repeats) {
    expect([3, 4]).toContain(older.list);
    if (older.list === 3)
      expect(older.row.closing_Date.slice(0, 10) <= row.date_Published.slice(0, 10)).toBe(true);
    expect(row.organ_of_State).toBe(older.row.organ_of_State);
  }
  expect(new Set(repeats.map(({ older }) => older.list))).toEqual(new Set([3, 4]));
});

test('about two tenders in a thousand are officials trying the portal out', async () => {
  const { catalogue } = large;
  const titles = [...catalogue.ocids()].map(
    (ocid) => (JSON.parse(catalogue.release(ocid, '')!) as Release).tender.description,
  );
  const trials = titles.filter(
    (title) => /^test/i.test(title) && /^test( tender)?( -)?( please ignore)?$/i.test(title),
  );
  expect(trials.length / titles.length).toBeGreaterThan(0.001);
  expect(trials.length / titles.length).toBeLessThan(0.004);
});
