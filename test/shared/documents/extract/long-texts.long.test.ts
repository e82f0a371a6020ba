import { afterAll, expect, it } from 'vitest';
import { openDocumentReader } from '#shared/documents/extract/apart.ts';

/** With the limits that hold for every document; memory is what decides here, for a text that was copied for each of its lines. */
const reader = openDocumentReader({ path: '' });
afterAll(reader.close);

const CHARACTERS = 2_700_000;
const KINDS: ((n: number) => string)[] = [
  (n) => `• The bidder must submit item ${n} with the bid`,
  (n) => `${n}. Requirement number ${n} of the scope of work`,
  (n) => `Criterion ${n}\tSub-criterion\t3\t20`,
  (n) => `Closing date: ${1 + (n % 28)} March 2027 at 11:00`,
  (n) => `Contact: Jane Doe ${n} Tel: 012 345 ${1000 + (n % 9000)} jane${n}@example.org`,
  (n) => `SECTION ${n} EVALUATION CRITERIA`,
];
/** Thousands of lines of each kind: copies of the text for those of one kind alone are too much. */
const text = KINDS.map((line) => {
  let lines = '';
  for (let number = 1; lines.length < CHARACTERS / KINDS.length; number += 1) lines += `${line(number)}\n`;
  return lines;
}).join('');

it('a text of millions of characters, in lines of every kind, is read within the limits of a document', async () => {
  const read = await reader.extract(Buffer.from(text), { fileName: 'bid.txt' });
  if ('fault' in read) throw new Error(read.message);
  const found = await reader.analyse(read.text, { id: 'bid', fileName: 'bid.txt' });
  expect(found).toMatchObject({ missing: [], analysis: { method: expect.stringMatching(/^rules-/) } });
  // What is stored, and published with the tender, does not grow with the text.
  expect(JSON.stringify(found).length).toBeLessThan(100_000);
});
