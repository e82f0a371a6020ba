import { describe, expect, it } from 'vitest';
import { truthOf } from '#services/sample-publisher/generate/documents/document.ts';
import type { FileFormat, FileKind } from '#services/sample-publisher/generate/documents/file-kind.ts';
import { filesAt, layoutOf, servedFile } from '#services/sample-publisher/generate/documents/served.ts';
import { historyOf } from '#services/sample-publisher/generate/history.ts';
import { type ReleaseKey, releaseAt } from '#services/sample-publisher/generate/release.ts';
import { tenderOf } from '#services/sample-publisher/generate/tender.ts';
import { DAY, falseZ, HOUR, NO_DATE } from '#services/sample-publisher/generate/times.ts';
import type { Release } from '../publisher.ts';
import { plainText } from './plain-text.ts';

const PUBLISHED = Date.UTC(2026, 7, 3, 8);
/** Tenders at the moment before anything can have changed in them. */
const keys: ReleaseKey[] = Array.from({ length: 400 }, (_, at) => ({
  ...{ seed: 5, number: 200_000 + at, published: PUBLISHED + at * HOUR, earlier: null, old: false },
  time: PUBLISHED + at * HOUR - 1,
}));
const noticeOf = (key: ReleaseKey) => releaseAt(key, 'http://publisher') as Release;
const documents = keys.flatMap((key) =>
  filesAt(key).map(({ source, layout, file }) => ({ key, layout, file, truth: truthOf(source, layout) })),
);

describe('what the documents of a tender say', () => {
  it('is what its notice says of closing, briefing and contact, except where it contradicts on purpose', () => {
    let contradicting = 0;
    for (const { key, truth } of documents) {
      const { tender } = noticeOf(key);
      const { closing, briefing } = truth.values;
      const end = tender.tenderPeriod.endDate;
      if (closing && end !== NO_DATE) {
        const same = `${closing.date}T${closing.time}:00Z` === end;
        expect(same).toBe(!truth.contradicts.includes('closing'));
        if (!same) contradicting += 1;
      }
      const session = tender.briefingSession!;
      if (briefing) {
        expect(session).toMatchObject({ isSession: true, compulsory: briefing.compulsory });
        const { moment } = briefing;
        expect(moment === null ? NO_DATE : `${moment.date}T${moment.time}:00Z`).toBe(session.date);
      }
      const [contact] = truth.lists.contacts;
      if (contact?.email) expect(contact.email).toBe(tender.contactPerson!.email);
    }
    expect(contradicting).toBeGreaterThan(0);
    expect(contradicting).toBeLessThan(documents.length * 0.06);
  });

  it('names the grade of the notice, and a place that is in it', () => {
    let grades = 0;
    for (const { key, truth } of documents) {
      const { tender } = noticeOf(key);
      const { address, methods } = truth.values.submission ?? { address: null, methods: [] };
      if (address !== null && (methods[0] === 'box' || methods[0] === 'hand'))
        expect(tender.deliveryLocation!.toLowerCase()).toContain(address.split(', ').at(-2)!.toLowerCase());
      const stated = /CIDB GRADING (\d)([A-Z]{2})/.exec(tender.specialConditions ?? '');
      const [cidb] = truth.lists.cidb;
      if (!stated || !cidb) continue;
      expect([cidb.grade, cidb.classOfWorks]).toEqual([Number(stated[1]), stated[2]]);
      grades += 1;
    }
    expect(grades).toBeGreaterThan(0);
  });

  it('is the later closing date in an addendum, and does not change in the earlier files', async () => {
    let found = 0;
    for (const key of keys) {
      const tender = tenderOf(key);
      const extension = historyOf(key.seed, tender).find((change) => change.kind === 'extended');
      const later = { ...key, time: key.time + 200 * DAY };
      const announced = filesAt(later).find(({ file }) => file.name.includes('extension'));
      if (extension?.kind !== 'extended' || !announced) continue;
      found += 1;
      const { closing } = truthOf(announced.source, announced.layout).values;
      expect(`${closing?.date}T${closing?.time}:00Z`).toBe(falseZ(extension.closing));
      const [before, after] = [await servedFile(key, 0), await servedFile(later, 0)];
      expect(after!.content.equals(before!.content)).toBe(true);
      if (found === 3) return;
    }
    expect.unreachable('no tender was extended');
  });
});

describe('files of tenders', () => {
  const formats: Record<FileKind, readonly FileFormat[]> = {
    advert: ['pdf'],
    'bid-document': ['pdf', 'docx'],
    terms: ['pdf', 'docx'],
    forms: ['pdf'],
    quotation: ['pdf'],
    bill: ['pdf', 'xlsx'],
    specification: ['pdf'],
    drawing: ['pdf'],
    annexure: ['pdf', 'xlsx'],
    criteria: ['pdf'],
    addendum: ['pdf'],
  };

  it('have a layout for each kind, format and tender', () => {
    for (const key of keys.slice(0, 50))
      for (const [kind, of] of Object.entries(formats) as [FileKind, readonly FileFormat[]][])
        for (const format of of)
          expect(layoutOf(key.seed, tenderOf(key), { kind, format, position: 1 }).format).toBe(format);
  });

  it('have about the mix of formats of real ones, and few misleading names', () => {
    const share = (of: (file: (typeof documents)[number]['file']) => boolean) =>
      documents.filter(({ file }) => of(file)).length / documents.length;
    expect(share(({ format }) => format === 'pdf')).toBeGreaterThan(0.8);
    expect(share(({ format }) => format === 'docx')).toBeGreaterThan(0.03);
    expect(share(({ format }) => format === 'xlsx')).toBeGreaterThan(0.01);
    const lying = share(({ format, name }) => !name.toLowerCase().endsWith(format));
    expect(lying).toBeGreaterThan(0);
    expect(lying).toBeLessThan(0.03);
  });

  it('name the buyer and the number of the tender', async () => {
    for (const key of keys.slice(0, 12)) {
      const { tender, buyer } = noticeOf(key);
      const { content } = (await servedFile(key, 0))!;
      const text = await plainText(content);
      if (text === null) continue;
      const squeezed = text.toLowerCase().replaceAll(/\s+/g, '');
      expect(squeezed).toContain(buyer.name.toLowerCase().replaceAll(/\s+/g, ''));
      expect(squeezed).toContain(tender.title.toLowerCase().replaceAll(/\s+/g, ''));
    }
  });
});
