import type { Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { MilestoneRow } from '#shared/domain/tenders/records.ts';
import { milestoneIdentity } from '#shared/text/identity.ts';

/** Reads `tender.milestones`: one row per milestone id, without those that have neither title nor date. */
export function readMilestones(reading: Reading, value: unknown): MilestoneRow[] {
  const rows = new Map<string, MilestoneRow>();
  for (const { item, path } of reading.list(value, 'tender/milestones')) {
    const given = item['id'];
    const id = reading.line(typeof given === 'number' ? String(given) : given, `${path}/id`);
    const title = reading.line(item['title'], `${path}/title`);
    const due = reading.time(item['dueDate'], `${path}/dueDate`);
    if (title === null && due === null) continue;
    const key = id ?? `${title ?? ''} ${due ?? ''}`;
    rows.set(key, {
      id: milestoneIdentity(reading.ocid, key),
      tender_id: reading.tenderId,
      position: rows.get(key)?.position ?? rows.size,
      ocds_milestone_id: id,
      title,
      type: reading.line(item['type'], `${path}/type`),
      description: reading.text(item['description'], `${path}/description`),
      code: reading.line(item['code'], `${path}/code`),
      due_at: due,
      met_at: reading.time(item['dateMet'], `${path}/dateMet`),
      modified_at: reading.time(item['dateModified'], `${path}/dateModified`),
      status: reading.line(item['status'], `${path}/status`),
    });
  }
  return [...rows.values()];
}
