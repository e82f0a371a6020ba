import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { realPacks } from '#eval/extraction/packs.ts';
import { partCounts, precisionOf, recallOf } from '#eval/extraction/parts.ts';
import { realPapers } from '#eval/extraction/real-papers.ts';
import { verdictOn } from '#eval/extraction/real-verdict.ts';
import { newFolder } from '#test/support/folders.ts';

const folder = await newFolder({}, afterAll);
const packs = join(folder, 'tender-packs');
mkdirSync(packs);

const stated = (value: unknown) => ({ value, quotes: [] });
const put = (id: string, half: string, text: string, truth: object) => {
  writeFileSync(join(packs, `${id}.txt`), text);
  writeFileSync(join(packs, `${id}.truth.json`), JSON.stringify({ [id]: { half, ...truth } }));
};
put('1', 'practice', 'CLOSING DATE: 16 September 2026\nCLOSING TIME: 11:00\fBids remain valid for 90 days.', {
  closing: stated(['2026-09-16', '11:00']),
  validityDays: stated(120),
  cidb: stated('1CE'),
  briefing: stated(null),
  contacts: [['A Name', 'a@b.gov.za', ['0123456789'], null]],
  functionality: null,
});

describe('a folder of real packs', () => {
  it('is read with its pages and with what is stated, not stated, or not labelled', () => {
    const [pack] = realPacks(folder);
    expect(pack?.text.pages).toHaveLength(2);
    expect(pack?.truth).toMatchObject({
      'closing.date': ['2026-09-16'],
      validityDays: [120],
      'briefing.moment': [],
      cidb: [{ grade: 1, classOfWorks: 'CE', potentiallyEmerging: false }],
      'contacts.email': ['a@b.gov.za'],
    });
    expect(pack?.truth.functionality).toBeUndefined();
  });

  it('is empty if it is absent', async () => {
    expect(await realPapers(join(folder, 'nowhere'))).toEqual([]);
  });

  it('decides by the packs that nobody looked at, if there are any', () => {
    const practice = verdictOn(realPacks(folder));
    expect(practice.figures).toMatchObject({ closingRecall: 1, cidbRecall: 0, blindPaperCount: 0 });
    expect(practice.targets.cidbRecall).toEqual({ min: 0.8 });
    put('2', 'blind', 'Nothing is said here.', { closing: stated(['2026-09-17', '12:00']) });
    expect(verdictOn(realPacks(folder)).figures).toMatchObject({ closingRecall: 0, blindPaperCount: 1 });
  });
});

describe('what was read of a part', () => {
  const said = (...values: unknown[]) =>
    values.map((value) => ({ part: 'validityDays' as const, value, of: null }));

  it('is right, wrong, missed or invented', () => {
    const counts = [
      [said(90), [90]],
      [said(60), [90]],
      [said(), [90]],
      [said(60), []],
    ].map(([one, truth]) => partCounts('validityDays', one as never, truth as never));
    expect(counts).toEqual([
      { stated: 1, right: 1, wrong: 0, missed: 0, invented: 0 },
      { stated: 1, right: 0, wrong: 1, missed: 0, invented: 0 },
      { stated: 1, right: 0, wrong: 0, missed: 1, invented: 0 },
      { stated: 0, right: 0, wrong: 0, missed: 0, invented: 1 },
    ]);
    expect(counts.map(precisionOf)).toEqual([1, 0, Number.NaN, 0]);
    expect(counts.map(recallOf)).toEqual([1, 0, 0, Number.NaN]);
  });

  it('is a share of local content, for which labels of real papers have only the percentage', () => {
    const said = [{ part: 'localContent' as const, value: { product: 'Steel', percent: 90 }, of: null }];
    const right = (truth: unknown) => partCounts('localContent', said, [truth] as never).right;
    expect([90, 80, { product: 'Steel', percent: 90 }, { product: 'Wood', percent: 90 }].map(right)).toEqual([
      1, 0, 1, 0,
    ]);
  });

  it('is a contact only if name, address, number and part belong together', () => {
    const truth = [
      { name: 'Mr A. Moyo', email: 'a@b.za', phones: ['012 345 6789'], about: 'bidding' },
      { name: 'B Zulu', email: 'b@b.za', phones: ['012 345 0000'], about: 'technical' },
    ];
    const contact = (name: string, email: string, phone: string, about: string) => [
      { part: 'contacts' as const, value: { name, email, phone, about }, of: null },
    ];
    const right = (value: ReturnType<typeof contact>) => partCounts('contacts', value, truth).right;
    expect(right(contact('A. Moyo', 'A@b.za', '+27 12 345 6789', 'bidding'))).toBe(1);
    expect(right(contact('A. Moyo', 'a@b.za', '012 345 0000', 'bidding'))).toBe(0);
    expect(right(contact('B Zulu', 'a@b.za', '012 345 6789', 'bidding'))).toBe(0);
    expect(right(contact('A. Moyo', 'a@b.za', '012 345 6789', 'technical'))).toBe(0);
  });
});
