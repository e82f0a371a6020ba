import { describe, expect, it } from 'vitest';
import { classifier } from '#eval/evaluations/classifier.ts';
import { findCategory } from '#shared/codelists/categories.ts';
import { realData } from '#test/eval/real-data.ts';
import { examples } from '#test/shared/domain/categories/examples.ts';

/** Made-up notices in the columns of the portal's list: three quarters published before the cut, the rest after. */
const rows = examples.map(({ slug, text, buyer, type }, index) => ({
  Category: findCategory(slug)?.name ?? '',
  'Tender Number': `T${index}`,
  'Tender Description': text,
  'Organ Of State': buyer,
  'Tender Type': type,
  Advertised: index % 4 === 0 ? '15/01/2026' : '15/06/2025',
}));
const data = realData({
  advertisedRows: () => rows,
});

describe('the evaluation of the classifier', () => {
  it('tests later tenders with a model of the earlier ones, and compares it with the most frequent category', async () => {
    const found = await classifier.run({ data, progress: () => undefined });
    expect(found.n).toBe(rows.filter((row) => row.Advertised.endsWith('2026')).length);
    expect(found.targets).toEqual({ top1: { min: 0.8 }, top3: { min: 0.93 } });
    expect(found.figures.top3).toBe(1);
    expect(found.figures.top1).toBeGreaterThan(found.baselines.top1!);
    expect(found.figures.top1KnownBuyer).toBe(found.figures.top1);
  });

  it('does not train on a tender that it is tested on', async () => {
    const texts = new Map(
      rows.filter((row) => row.Advertised.endsWith('2026')).map((row) => [row['Tender Description'], row]),
    );
    const again = [...texts.values()].map((row) => ({
      ...row,
      Category: 'Education',
      Advertised: '01/06/2025',
    }));
    const leaky = { ...data, advertisedRows: () => [...again, ...rows] };
    const [clean, found] = await Promise.all(
      [data, leaky].map(async (given) => classifier.run({ data: given, progress: () => undefined })),
    );
    expect(found!.figures.top1).toBe(clean!.figures.top1);
    expect(found!.figures.top3).toBe(clean!.figures.top3);
  });
});
