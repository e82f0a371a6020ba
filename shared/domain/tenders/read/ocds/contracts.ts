import { readMoney } from '#shared/domain/tenders/read/fields/amount.ts';
import type { Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { AwardFields, ContractRow } from '#shared/domain/tenders/records.ts';
import { contractIdentity } from '#shared/text/identity.ts';

/**
 * Reads `contracts`: one row per contract id, without empty objects. Contracts in the portal's feed may contain nothing but
 * an empty `contractPeriod`.
 */
export function readContracts(
  reading: Reading,
  value: unknown,
  awards: readonly AwardFields[],
): ContractRow[] {
  const rows = new Map<string, ContractRow>();
  for (const { item, path } of reading.list(value, 'contracts')) {
    const id = idOf(reading, item['id'], `${path}/id`);
    const award = idOf(reading, item['awardID'] ?? item['awardId'], `${path}/awardID`);
    const money = readMoney(reading, item['value'], `${path}/value`);
    const period = reading.object(item['period'] ?? item['contractPeriod'], `${path}/period`);
    const fields = {
      title: reading.line(item['title'], `${path}/title`),
      status: reading.line(item['status'], `${path}/status`)?.toLowerCase() ?? null,
      description: reading.text(item['description'], `${path}/description`),
      amount: money.amount,
      currency: money.amount === null ? null : money.currency,
      starts_at: reading.time(period['startDate'], `${path}/period/startDate`),
      ends_at: reading.time(period['endDate'], `${path}/period/endDate`),
      signed_at: reading.time(item['dateSigned'], `${path}/dateSigned`),
    };
    if (id === null && Object.values(fields).every((field) => field === null)) continue;
    const key = id ?? `${award ?? ''} ${rows.size}`;
    rows.set(key, {
      id: contractIdentity(reading.ocid, key),
      tender_id: reading.tenderId,
      position: rows.get(key)?.position ?? rows.size,
      ocds_contract_id: id,
      award_id: awards.find(({ ocds_award_id }) => award !== null && ocds_award_id === award)?.id ?? null,
      ...fields,
    });
  }
  return [...rows.values()];
}

const idOf = (reading: Reading, value: unknown, path: string): string | null =>
  reading.line(typeof value === 'number' ? String(value) : value, path);
