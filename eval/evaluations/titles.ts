import type { Evaluation } from '#eval/evaluation.ts';
import { realTitles, sampleTitles, sharedBy, type Titled } from '#eval/titles/records.ts';
import { plainText } from '#shared/domain/content/lengths.ts';
import { subjectOf } from '#shared/domain/content/subject.ts';
import type { TenderRow } from '#shared/domain/tenders/records.ts';

const SAMPLES = [2_000, 20_000] as const;
/** The largest share that may have the title of another page. */
const MOST = 0.02;

const figuresOf = (name: string, records: readonly Titled[]): Record<string, number> => ({
  [`${name}SeoTitle`]: sharedBy(records, ({ seo_title }) => seo_title),
  [`${name}OgTitle`]: sharedBy(records, ({ og_title }) => og_title),
  [`${name}WithoutNumber`]: sharedBy(records, ({ seo_title }, tender) => withoutNumber(seo_title, tender)),
  [`${name}OgWithoutNumber`]: sharedBy(records, ({ og_title }, tender) => withoutNumber(og_title, tender)),
});

/** @returns the title without the publisher's number or the buyer's own at its end; the closing day stays */
function withoutNumber(title: string, { tender_id, reference_number }: TenderRow): string {
  const numbers = [`Tender ${tender_id}`, tender_id, plainText(reference_number)];
  const ending = numbers.find((number) => number !== '' && title.endsWith(` | ${number}`));
  return ending === undefined ? title : title.slice(0, -ending.length - 3);
}

/** The share of records that no text without a number can tell apart. */
const alike = (records: readonly Titled[]): number =>
  sharedBy(records, (_, { title, organization_name, locality }) =>
    [subjectOf(plainText(title)), organization_name, locality].join('|'),
  );

export const titles: Evaluation = {
  name: 'titles',
  question: 'has the page of each tender a title of its own?',
  run: ({ data, progress }) => {
    const real = realTitles(data);
    progress(`${real.length} real rows`);
    const figures = Object.assign(
      figuresOf('real', real),
      ...SAMPLES.map((count) => figuresOf(`sample${count}`, sampleTitles(count))),
    ) as Record<string, number>;
    return {
      n: real.length,
      figures,
      baselines: {
        realWithoutNumber: alike(real),
        realOgWithoutNumber: alike(real),
      },
      targets: Object.fromEntries(
        Object.keys(figures)
          .filter((name) => !name.endsWith('WithoutNumber'))
          .map((name) => [name, { max: MOST }]),
      ),
      remarks: [
        'A figure is the share of pages whose title another page has. All titles end with the number of the tender; before it stands the closing day, which stays where the number is left out.',
        'Without the number many titles are alike, because buyers ask for the same things again and again, and the sample has few words.',
        'A tender that stands in several files counts once; until November 2026 such rows counted as two where blanks differed, a third of those that were alike.',
        'The baseline is the share of rows whose whole subject, buyer and place another row has.',
      ],
    };
  },
};
