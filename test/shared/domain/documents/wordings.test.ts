import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { missingEvidence } from '#shared/domain/documents/evidence-check.ts';
import { analysisOf, documentOf, listOf, scalarOf } from './texts.ts';

const read = <Value>(name: string): Value =>
  parse(readFileSync(join(import.meta.dirname, 'wordings', `${name}.yaml`), 'utf8'));
const sentencesOf = (name: string): string[] => read(name);
/** @returns the values of each entry, in the order in which it has them */
const rowsOf = <Row extends unknown[]>(name: string): Row[] =>
  read<object[]>(name).map((entry) => Object.values(entry) as Row);

const briefings = rowsOf<[about: string, text: string, expected: string | null]>('briefings');
const contacts = rowsOf<[about: string, text: string, expected: string]>('contacts');
const returnables = rowsOf<[about: string, text: string, expected: string]>('returnables');
const specifications = rowsOf<[about: string, text: string, expected: string[]]>('specifications');
const parts = rowsOf<[about: string, text: string, eligibility: string[], disqualifiers: string[]]>('parts');

const cells = (text: string): string => text.replaceAll(/ ?\| ?/g, '\t');
const plain = (text: string): string => text.replaceAll('’', "'");

describe('in many wordings', () => {
  it.each(briefings)('the briefing is read from %s', (_, text, expected) => {
    const found = scalarOf('briefing', cells(text));
    const said =
      found && [found.moment?.date ?? '-', found.moment?.time ?? '-', String(found.compulsory)].join(' ');
    expect(said).toBe(expected);
  });

  it.each(rowsOf<[text: string, compulsory: string]>('sessions'))('a session: %s', (text, compulsory) => {
    const found = scalarOf('briefing', plain(text));
    expect(found && [found.moment?.date, found.moment?.time, String(found.compulsory)].join(' ')).toBe(
      `2026-08-20 10:00 ${compulsory}`,
    );
  });

  it.each(rowsOf<[about: string, text: string, venue: string | null]>('venues'))(
    'the venue is read from %s',
    (_, text, venue) => {
      expect(scalarOf('briefing', cells(text))?.venue).toBe(venue);
    },
  );

  it('a session whose day and place are still to come', () => {
    expect(scalarOf('briefing', 'The date of the compulsory site visit is still to be announced.')).toEqual({
      ...{ moment: null, venue: null, compulsory: true },
    });
  });

  it.each(sentencesOf('other-meetings'))('no session: %s', (text) => {
    expect(scalarOf('briefing', text)).toBeNull();
  });

  it.each(rowsOf<[text: string, days: number | null]>('validities'))('the validity: %s', (text, days) => {
    expect(scalarOf('validityDays', cells(text))).toBe(days);
  });

  it.each(sentencesOf('held-for-ninety-days'))('the validity of ninety days: %s', (text) => {
    expect(scalarOf('validityDays', text)).toBe(90);
  });

  it.each(sentencesOf('other-lengths'))('no validity: %s', (text) => {
    expect(scalarOf('validityDays', text)).toBeNull();
  });

  it.each(rowsOf<[text: string, expected: string[]]>('who-may-bid'))('who may bid: %s', (text, expected) => {
    const withoutEnd = (said: string): string => said.replace(/[.;]$/, '');
    expect(listOf('eligibility', cells(text)).map(withoutEnd)).toEqual(expected.map(withoutEnd));
  });

  it.each(sentencesOf('closings'))('the closing: %s', (text) => {
    expect(scalarOf('closing', text)).toEqual({ date: '2026-09-16', time: '11:00' });
  });

  it.each(sentencesOf('other-days'))('no closing: %s', (text) => {
    expect(scalarOf('closing', text)).toBeNull();
  });

  it.each(rowsOf<[text: string, methods: string]>('submissions'))(
    'the way of submission: %s',
    (text, methods) => {
      expect(scalarOf('submission', cells(text))?.methods.join(', ')).toBe(methods);
    },
  );

  it.each(rowsOf<[text: string, shares: string]>('local-contents'))('local content: %s', (text, shares) => {
    const found = listOf('localContent', cells(text));
    expect(found.map(({ percent, product }) => `${percent} ${product ?? '-'}`).join('; ')).toBe(shares);
  });

  it.each(rowsOf<[text: string, level: number | null]>('levels'))(
    'the level of contribution: %s',
    (text, level) => {
      expect(scalarOf('bbbeeLevel', cells(text))).toBe(level);
    },
  );

  it.each(rowsOf<[text: string, percent: number | null]>('subcontracting'))(
    'the share for subcontractors: %s',
    (text, percent) => {
      expect(scalarOf('subcontractingPercent', cells(text))).toBe(percent);
    },
  );

  it.each(contacts)('contacts are read from %s', (_, text, expected) => {
    const said = listOf('contacts', cells(text)).map(({ name, email, phone, about }) =>
      [name, email, phone, about].map((part) => part ?? '-').join(', '),
    );
    expect(said.join('; ')).toBe(expected);
  });

  it.each(rowsOf<[text: string, isSaid: boolean]>('eligible'))('who may bid: %s', (text, isSaid) => {
    expect(listOf('eligibility', text)).toEqual(isSaid ? [plain(text)] : []);
  });

  it.each(rowsOf<[text: string, isSaid: boolean]>('rejecting'))('what is rejected: %s', (text, isSaid) => {
    expect(listOf('disqualifiers', text)).toEqual(isSaid ? [plain(text)] : []);
  });

  it.each(parts)('conditions are read from %s', (_, text, eligibility, disqualifiers) => {
    const found = {
      eligibility: listOf('eligibility', cells(text)),
      disqualifiers: listOf('disqualifiers', cells(text)),
    };
    expect(found).toEqual({ eligibility, disqualifiers });
  });

  it.each(returnables)('returnables are read from %s', (_, text, expected) => {
    const said = listOf('returnables', cells(text)).map(
      ({ code, mandatory }) => `${code} ${mandatory === null ? '-' : mandatory ? 'yes' : 'no'}`,
    );
    expect(said.join('; ')).toBe(expected);
  });

  it.each(specifications)('what must be delivered is read from %s', (_, text, expected) => {
    expect(listOf('specifications', cells(text))).toEqual(expected);
  });

  it('has evidence that stands in the text', () => {
    const texts = [briefings, contacts, returnables, specifications, parts].flatMap((all) =>
      all.map(([, text]) => cells(text)),
    );
    const missing = texts.filter((text) => missingEvidence(documentOf(text), analysisOf(text)).length > 0);
    expect(missing).toEqual([]);
  });
});
