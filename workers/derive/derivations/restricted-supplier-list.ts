import { restrictedSupplierLists } from '#shared/tables/screening.ts';
import { supplierListEditions } from '#shared/tables/supplier-lists.ts';
import { changeOf, type Derivation } from '#workers/derive/derivation.ts';

/** A change of one edition also affects the others of its list. */
const OF_ITS_LIST = `select id as key from core.supplier_list_edition where register = any(array(select`;

/** The basis of a supplier check: the editions in use, and until when they are known to be the latest. */
export const restrictedSupplierList: Derivation = {
  name: 'restricted_supplier_list',
  table: restrictedSupplierLists,
  does: 'names the editions of lists of restricted suppliers that are in use',
  staleBy: [
    changeOf(
      supplierListEditions,
      ['register', 'sha256', 'report_date', 'entries', 'last_received_at', 'state'],
      `${OF_ITS_LIST} register from changed)) union select id from changed`,
    ),
    {
      table: { schema: 'ops', name: 'cron_runs' },
      columns: ['kind', 'entity', 'status'],
      keys: `${OF_ITS_LIST} entity from changed where kind = 'sync' and status = 'completed'))`,
    },
  ],
  everyKey: 'select id from core.supplier_list_edition union select id from derived.restricted_supplier_list',
  // A publisher does not send an unchanged edition again: every run read it until another one arrived.
  compute: `select id, register, sha256, report_date, entries,
      greatest(last_received_at, (select max(started_at) from ops.cron_runs run
        where run.kind = 'sync' and run.entity = edition.register and run.status = 'completed'
          and run.completed_at < coalesce(another.came, 'infinity'))) as read_at
    from core.supplier_list_edition edition
    cross join lateral (
      select min(case when other.received_at > edition.last_received_at then other.received_at else other.last_received_at end) as came
      from core.supplier_list_edition other
      where other.register = edition.register and other.last_received_at > edition.last_received_at) another
    where id = any($1::uuid[]) and state = 'in-use'`,
  emits: 'restricted_supplier_list',
  pace: 'prompt',
};
