import { runMigrations } from 'bullmq';
import type { Executor } from '#shared/database/connection.ts';
import { contracts } from './contracts.ts';

/** Name of the schema in which BullMQ keeps queues in PostgreSQL. */
export const QUEUE_SCHEMA = 'bullmq';

/** Roles whose processes send and handle messages. */
const USERS = 'tender_worker, tender_operator';

/** BullMQ creates the sequence of a queue with its first message, which needs the right to create in the schema. */
const SEQUENCES = `do $$
declare
  queue text;
begin
  foreach queue in array array['${Object.keys(contracts).join("', '")}'] loop
    execute format('create sequence if not exists ${QUEUE_SCHEMA}.%I', ${QUEUE_SCHEMA}.job_id_seq_name(queue));
  end loop;
end
$$`;

/**
 * Creates the schema of the queues or migrates it to this release of BullMQ, and grants its use to the roles that send
 * and handle messages. Changes nothing if everything is up to date.
 * @param client a connection of the owner of the database, outside a transaction
 */
export async function migrateQueues(client: Executor): Promise<void> {
  await runMigrations(client as Parameters<typeof runMigrations>[0], QUEUE_SCHEMA);
  await client.query(
    `${SEQUENCES};
     grant usage on schema ${QUEUE_SCHEMA} to ${USERS};
     grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${USERS};
     grant usage on all sequences in schema ${QUEUE_SCHEMA} to ${USERS};
     -- In an earlier form the API sent the messages of exports.
     revoke all on schema ${QUEUE_SCHEMA} from tender_api;
     revoke all on all tables in schema ${QUEUE_SCHEMA} from tender_api;
     revoke all on all sequences in schema ${QUEUE_SCHEMA} from tender_api`,
  );
}
