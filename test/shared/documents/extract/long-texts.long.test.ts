import { afterAll, describe, expect, it } from 'vitest';
import { openDocumentReader } from '#shared/documents/extract/apart.ts';

/** With the limits that hold for every document; memory is what decides here, for a text that was copied for each of its lines. */
const reader = openDocumentReader({ path: '' });
afterAll(reader.close);

const CHARACTERS = 2_700_000;

describe('a text of millions of characters is read within the limits of a document', () => {
  it.each([
    ['bullets', (n: number) => `• The bidder must submit item ${n} with the bid`],
    ['numbers', (n: number) => `${n}. Requirement number ${n} of the scope of work`],
    ['rows of a table', (n: number) => `Criterion ${n}\tSub-criterion\t3\t20`],
    ['days', (n: number) => `Closing date: ${1 + (n % 28)} March 2027 at 11:00`],
    [
      'contacts',
      (n: number) => `Contact: Jane Doe ${n} Tel: 012 345 ${1000 + (n % 9000)} jane${n}@example.org`,
    ],
    ['headings', (n: number) => `SECTION ${n} EVALUATION CRITERIA`],
  ])('lines that are %s', { timeout: 600_000 }, async (_, line) => {
    let text = '';
    for (let number = 1; text.length < CHARACTERS; number += 1) text += `${line(number)}\n`;
    const read = await reader.extract(Buffer.from(text), { fileName: 'bid.txt' });
    if ('fault' in read) throw new Error(read.message);
    const found = await reader.analyse(read.text, { id: 'bid', fileName: 'bid.txt' });
    expect(found).toMatchObject({ missing: [], analysis: { method: expect.stringMatching(/^rules-/) } });
    // What is stored, and published with the tender, does not grow with the text.
    expect(JSON.stringify(found).length).toBeLessThan(1_000_000);
  });
});
