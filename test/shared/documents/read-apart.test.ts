import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { editionAt } from '#services/sample-publisher/generate/restricted-lists/edition.ts';
import { restrictedListPdf } from '#services/sample-publisher/generate/restricted-lists/pdf.ts';
import { readApart } from '#shared/documents/read-apart.ts';

const KEY = 'a key for tests only';
const { entries, layout } = editionAt(1, 'restricted', Date.parse('2026-11-18T10:00:00+02:00'));
const list = await restrictedListPdf(1, entries, layout);

describe('reading a list in a process of its own', () => {
  it('gives its entries, with identity numbers as hashes only', async () => {
    const reading = await readApart(list, KEY);
    expect(reading.entries.map(({ supplierName }) => supplierName)).toEqual(entries.map(({ name }) => name));
    const persons = reading.entries.filter(({ identityHash }) => identityHash !== null);
    expect(persons.length).toBeGreaterThan(10);
    expect(JSON.stringify(reading)).not.toMatch(/\b\d{13}\b/);
  });

  it.runIf(process.platform === 'linux')('does not give way, because normalise waits for it', async () => {
    const before = new Set(children());
    const reading = readApart(list, KEY);
    // The process exists, with its priority, before `readApart` gives back control.
    const [child] = children().filter((pid) => !before.has(pid));
    expect(child).toBeDefined();
    expect(getPriority(child)).toBe(getPriority());
    expect((await reading).candidate.unreadable).toBeNull();
  });

  it.each([
    ['takes too long', { milliseconds: 1, megabytes: 384 }, 'reading it took longer than 0.001 s'],
    ['fills the memory', { milliseconds: 60_000, megabytes: 4 }, 'it takes more than 4 MB of memory'],
  ])('a file that %s is unreadable, and this process goes on', async (_, limits, reason) => {
    const { candidate, form } = await readApart(list, KEY, limits);
    expect(form).toBe('pdf');
    expect(candidate.unreadable).toContain(reason);
  });
});

/** @returns the processes that this one has started */
const children = (): number[] =>
  readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
