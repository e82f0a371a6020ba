import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Answer } from '#bench/question.ts';
import { questions } from '#bench/questions/index.ts';
import { describeAnswers, record } from '#bench/report.ts';
import { newFolder } from '#test/support/folders.ts';

const folder = await newFolder({}, afterAll);

const answer: Answer = {
  question: 'hot-list',
  ours: 12_345,
  reference: 20_000,
  ratio: 0.617,
  target: 0.6,
  met: true,
  unit: 'requests/s',
  rounds: 5,
  spread: { min: 0.6, max: 0.63 },
  limits: [{ what: 'rate', value: 1_600, min: 1_500, met: true }],
  remarks: ['quota in Redis'],
};
const failure = {
  question: 'ingest',
  target: 0.25,
  met: false,
  error: 'the disk is full\n    at somewhere',
} as const;
const run = (date: string) => ({
  date,
  machine: 'a machine',
  commit: 'abc123',
  settings: 'five rounds',
  answers: [answer, failure],
});

describe('the table for people', () => {
  it('shows figures, ratio, target and result, and why a question failed', () => {
    const text = describeAnswers([answer, failure]);
    expect(text).toMatch(/hot-list +12,345 requests\/s +20,000 requests\/s +0\.617 +≥ 0\.6 +met/);
    expect(text).toContain('ingest');
    expect(text).toContain('failed: the disk is full');
    expect(text).toContain('rate 1,600, at least 1,500: met');
  });
});

describe('a question where less is better', () => {
  it('says that its target and its limits are upper bounds', async () => {
    const less: Answer = {
      ...answer,
      better: 'less',
      limits: [{ what: 'MiB', value: 214, max: 256, met: true }],
    };
    const text = describeAnswers([less]);
    expect(text).toContain('≤ 0.6');
    expect(text).toContain('MiB 214, at most 256: met');
    const path = join(folder, 'less.md');
    await record(path, { ...run('2026-08-14 11:00'), answers: [less, { ...failure, better: 'less' }] });
    expect((await readFile(path, 'utf8')).match(/\| ≤ 0\.\d+ \|/g)).toHaveLength(2);
  });
});

describe('the file of measurements', () => {
  it('keeps earlier runs below later ones', async () => {
    const path = join(folder, 'results.md');
    await record(path, run('2026-08-14 11:00'));
    await record(path, run('2026-08-15 11:00'));
    const text = await readFile(path, 'utf8');
    const dates = [...text.matchAll(/^## (.{16})/gm)].map(([, date]) => date);
    expect(dates).toEqual(['2026-08-15 11:00', '2026-08-14 11:00']);
    expect(text.match(/^# /gm)).toHaveLength(1);
    expect(text).toContain('| hot-list | 12,345 requests/s | 20,000 requests/s | 0.617 | ≥ 0.6 | met |');
    expect(text).toContain('a machine');
    expect(text).toContain('abc123');
  });

  it('keeps two runs of each question, however often another one is asked', async () => {
    const path = join(folder, 'many.md');
    await record(path, { ...run('2026-08-09 11:00'), answers: [{ ...answer, question: 'drain' }] });
    for (let day = 10; day < 40; day += 1) await record(path, run(`2026-08-${day} 11:00`));
    const text = await readFile(path, 'utf8');
    const days = [...text.matchAll(/^## 2026-08-(..)/gm)].map(([, day]) => day);
    expect(days).toEqual(['39', '38', '09']);
  });
});

describe('the questions', () => {
  it('have the names and targets that operators rely on', () => {
    expect(questions.map(({ name, target }) => [name, target])).toEqual([
      ['hot-list', 0.75],
      ['cores', 1],
      ['cold-list', 0.85],
      ['against', 0.95],
      ['peers', 3],
      ['not-modified', 1.2],
      ['widgets', 0.6],
      ['routing', 1.05],
      ['compression', 2],
      ['search', 1],
      ['site', 6],
      ['memory', 1.2],
      ['start', 1],
      ['export', 0.25],
      ['snapshot', 0.15],
      ['upload', 0.7],
      ['logins', 8],
      ['crowd', 2.5],
      ['ingest', 0.25],
      ['visible', 2],
      ['derive', 0.05],
      ['stale-keys', 0.8],
      ['growth', 0.85],
      ['sizes', 1.3],
      ['screening', 20],
      ['extraction', 0.3],
      ['drain', 1.5],
      ['pace', 1],
      ['raw-growth', 0.07],
    ]);
  });
});
