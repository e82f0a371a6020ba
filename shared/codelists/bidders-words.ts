import { cidbClasses } from '#shared/codelists/cidb-grades.ts';
import { standardForms } from '#shared/codelists/returnable-documents.ts';
import { partsOf, rowsOf } from '#shared/codelists/table.ts';

/** What bidders hand in or prove, and the words for it: a document by its code, or a grade of the CIDB such as `6CE`. */
export type BiddersWords = { of: 'requirement' | 'cidbGrade'; value: string; words: readonly string[] };

/**
 * A value that records have, whatever their words: the slug of the buyer, the code of the municipality, the code of a document that
 * bidders hand in, or the grade of contractors.
 */
export type Meant = { of: 'buyer' | 'municipality' | BiddersWords['of']; value: string };

/** @returns whether a value says what bidders hand in or prove, as documents say it */
export const isOfBidders = ({ of }: Meant): boolean => of === 'requirement' || of === 'cidbGrade';

const documents: readonly BiddersWords[] = rowsOf('bidders-words').map(([value = '', words]) => ({
  of: 'requirement',
  value,
  words: partsOf(words),
}));

const forms: readonly BiddersWords[] = ['SBD', 'MBD'].flatMap((set) =>
  Object.keys(standardForms).map((number) => ({
    of: 'requirement',
    value: `${set}${number}`,
    words: [`${set} ${number}`, `${set}${number}`, `${set} form ${number}`],
  })),
);

const grades: readonly BiddersWords[] = cidbClasses.flatMap((works) =>
  Array.from({ length: 9 }, (_, at) => at + 1).map((grade) => ({
    of: 'cidbGrade',
    value: `${grade}${works}`,
    words: [
      ...[
        `${grade}${works}`,
        `CIDB ${grade}${works}`,
        `CIDB ${grade} ${works}`,
        `CIDB grade ${grade}${works}`,
      ],
      ...[`CIDB grading ${grade}${works}`, `grade ${grade}${works}`, `grade ${grade} ${works}`],
    ],
  })),
);

export const biddersWords: readonly BiddersWords[] = [...documents, ...forms, ...grades];
