import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openRealData, realDataFolder } from '#eval/real-data.ts';
import { findProvince } from '#shared/codelists/provinces.ts';
import { type PlaceFacts, resolvePlace } from '#shared/domain/places/place.ts';

const present = existsSync(realDataFolder);
if (!present) process.stderr.write(`places of real rows: skipped, ${realDataFolder} is absent\n`);

/** Advertised rows of all files, as far as they say where. */
function realRows(): PlaceFacts[] {
  const data = openRealData();
  const facts = (province: unknown, buyerName: unknown, delivery: unknown, text: unknown): PlaceFacts => {
    const [one = null, two = null, three = null, four = null] = [province, buyerName, delivery, text].map(
      (value) => (typeof value === 'string' && value !== '' ? value : null),
    );
    return { province: one, buyerName: two, delivery: three, text: four };
  };
  return [
    ...data
      .advertisedRows()
      .map((row) =>
        facts(
          row['Province'],
          row['Organ Of State'],
          row['Place where goods, works or services are required'],
          row['Tender Description'],
        ),
      ),
    ...data
      .rawPortalRows()
      .map((row) =>
        facts(
          row['province'],
          row['department'],
          [row['streetname'], row['surburb'], row['town'], row['code']].join(' - '),
          row['description'],
        ),
      ),
    ...data
      .scrape2023()
      .map((row) =>
        facts(
          row['Province'],
          row['Department'],
          row['Place where service will be required'],
          row['Description'],
        ),
      ),
    ...data
      .scrape2025()
      .map((row) => facts(row['PROVINCE'], row['DEPARTMENT'], null, row['TENDER_DESCRIPTION'])),
  ];
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

describe.skipIf(!present)('places of real rows', () => {
  test('the province of 97 % is resolved, and without the statement 90 % of those found are right', () => {
    const rows = realRows();
    const found = rows.map(resolvePlace);
    const resolved = found.filter(({ province }) => province !== null).length;
    const national = found.filter(({ province }) => province?.name === 'National').length;
    const placed = rows.filter(({ province }) => findProvince(province ?? '')?.isProvince);
    const blind = placed.map((row) => ({
      stated: findProvince(row.province ?? '')?.name,
      found: resolvePlace({ ...row, province: null }).province,
    }));
    const answered = blind.filter((one) => one.found !== null);
    const right = answered.filter((one) => one.found?.name === one.stated);
    process.stderr.write(
      `places of ${rows.length} real rows: province ${percent(resolved, rows.length)} (${percent(national, rows.length)} National), ` +
        `municipality ${percent(found.filter(({ municipality }) => municipality).length, rows.length)}; ` +
        `without the statement: ${percent(answered.length, placed.length)} resolved, ${percent(right.length, answered.length)} of them right\n`,
    );
    expect(rows.length).toBeGreaterThan(5_000);
    expect(resolved / rows.length).toBeGreaterThanOrEqual(0.97);
    expect(answered.length / placed.length).toBeGreaterThanOrEqual(0.85);
    expect(right.length / answered.length).toBeGreaterThanOrEqual(0.97);
  });

  test('a row’s resolved province is the stated one, with few exceptions', () => {
    const rows = realRows().filter(({ province }) => findProvince(province ?? '')?.isProvince);
    const changed = rows.filter(
      (row) => resolvePlace(row).province?.name !== findProvince(row.province ?? '')?.name,
    );
    expect(changed.length / rows.length).toBeLessThan(0.005);
  });
});
