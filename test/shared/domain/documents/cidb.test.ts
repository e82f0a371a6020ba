import { describe, expect, it } from 'vitest';
import { analysisOf, listOf } from './texts.ts';

const grades = (text: string): string[] =>
  listOf('cidb', text).map(
    ({ grade, classOfWorks, potentiallyEmerging }) =>
      `${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''}`,
  );

describe('grades of the CIDB', () => {
  it.each([
    ['Bidders must have a CIDB grading of 5GB or higher.', ['5GB']],
    ['Contractors must be registered with the CIDB: Grade 5, class of works CE.', ['5CE']],
    ['A contractor grading designation of 6 or higher in the CE class of works is required.', ['6CE']],
    ['A CIDB grading of 4 in the GB PE class.', ['4GB PE']],
    ['CIDB registration: GB grade 4 or higher', ['4GB']],
    [
      'Bidders need a CIDB grading of 3EP. Joint ventures: the lead partner has a contractor grading designation in the 4 EP class.',
      ['3EP'],
    ],
    [
      'CIDB grading: 5GB or higher.\nSchedule of similar projects, within 4GB or higher, and their clients.',
      ['5GB'],
    ],
    ['The grading shall be 8GB or higher. Specialists: 4ME (or higher) for the cranes.', ['8GB']],
    ['Of the value 30% is to be sub-contracted to firms with a CIDB grading of 1CE.', []],
    ['Joint ventures: the lead partner has a contractor grading designation in the 7CE class.', []],
    ['Q1 Is a CIDB grading of 7CE sufficient? No. 8CE or higher remains.', ['8CE']],
    ['A builder comes with a CIDB grade of 1GB; the firm that quotes needs no grade.', []],
    ['Which grade? 2CE or higher (page 4 said 3CE; corrected).', ['2CE']],
    ['Builders graded 6GB and up. Those that lay the sewer are 2CE and are nominated later.', ['6GB']],
    ['For example, a CIDB grade of 7CE would be suitable for R60 million.', []],
    ['The 3 ME students have a room.', []],
    ['Region, CIDB grading\n6 Zenith School 4 GB or\nhigher', ['4GB']],
    ['Tablets: memory 8GB or more, storage 256 GB', []],
    [
      'Bidders need a CIDB grading of 3 GB or higher.\nUpper limits by the CIDB regulations\nGB 1 R0.6 m\nGB 2 R1.2 m\nGB 3 R4 m\nGB 4 R7 m',
      ['3GB'],
    ],
  ])('%s', (text, expected) => {
    expect(grades(text)).toEqual(expected);
  });

  it('are shown with their sentence', () => {
    const { lists } = analysisOf('Scope of work.\nBidders must have a CIDB grading of 5GB or higher.\nEnd.');
    expect(lists.cidb[0]?.evidence.map(({ quote }) => quote)).toEqual([
      'Bidders must have a CIDB grading of 5GB or higher.',
    ]);
  });
});
