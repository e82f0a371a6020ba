import { expect, it } from 'vitest';
import { statsExample } from '#shared/resources/buyers/organization-stats.ts';
import { resources } from '#shared/resources/index.ts';
import { exampleRow } from '#test/services/api/v2/support/examples.ts';
import { servedTables } from '#test/services/api/v2/support/served-tables.ts';
import { pageOf, textOf } from './shown.ts';

it('a buyer says how late it publishes outcomes', async () => {
  const at = await servedTables();
  const stats = { ...statsExample, outcomeWithin90DaysShare: 0.37, outcomeWithin90DaysOf: 1_240 };
  await at.readTables.records(resources.organization, [
    { ...exampleRow(resources.organization, 1), slug: 'umgeni-water-board', stats },
  ]);
  const { status, text } = await at.api.page('/buyers/umgeni-water-board');
  expect(status, text).toBe(200);
  const figure = /Outcomes within 90 days<\/dt><dd>([\s\S]*?)<\/dd>/.exec(text)?.[1];
  expect(figure).toMatch(/^37\s%<small>of 1.240\stenders that closed more than 90 days ago/);
});

it('a buyer with one of everything is described in the singular', async () => {
  const at = await servedTables();
  const stats = {
    ...statsExample,
    totalAwards: 1,
    countedAwards: 1,
    outcomeWithin90DaysOf: 1,
    medianDaysOpen: 1,
  };
  await at.readTables.records(resources.organization, [
    { ...exampleRow(resources.organization, 1), slug: 'umgeni-water-board', stats },
  ]);
  const text = textOf(await pageOf(at, '/buyers/umgeni-water-board'));
  for (const words of [
    '1 of 1 award with an amount',
    'of 1 tender that closed more than 90 days ago',
    'Open for 1 day the',
  ])
    expect(text).toContain(words);
});
