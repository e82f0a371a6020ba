import { setImmediate as pause } from 'node:timers/promises';
import type { Client, Pool } from '#shared/database/connection.ts';
import { encodeModel } from '#shared/domain/estimation/encode.ts';
import { type EstimationModel, fitting } from '#shared/domain/estimation/fit.ts';
import { chooseJudged, judging } from '#shared/domain/estimation/scorecard.ts';
import { gathering } from '#shared/domain/estimation/table.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { forgetModel } from '#workers/derive/estimates/model.ts';
import { comparablesWith, readComparables } from '#workers/derive/estimates/read.ts';
import { whereRequested } from '#workers/derive/stale.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import { FIT } from '#workers/pipeline/stale-keys.ts';

/** An award counts only for tenders published after it became known, so a model needs no limit of its own. */
const AT = '9999-12-31';
/** Number of comparables by which a model is judged: enough for every category, and some seconds of work. */
const JUDGED = 10_000;
/** Number of stored models: the current one, and earlier ones for comparison. */
const KEPT = 3;

/** The result of a fit: the version, and the records to publish. */
export type Fitted = { version: string; comparables: number; isNew: boolean };

/**
 * Fits a model if requested, and stores it unless it is the same as before; all estimates are then stale.
 *
 * Safe to run twice and at the same time: everything happens in the transaction that removes the requests.
 * @returns null if nothing was requested
 */
export function fitWhereRequested(pool: Pool): Promise<Fitted | null> {
  return whereRequested(pool, FIT, async (client) => {
    forgetModel();
    return store(client, await learn(client));
  });
}

/** Fits a model of all awards. It takes a minute, with pauses in which the process gives its sign of life. */
async function learn(client: Client): Promise<EstimationModel> {
  const gathered = gathering(AT);
  for await (const portion of readComparables(client)) for (const one of portion) gathered.add(one);
  return withPauses(fitting(gathered.table(), AT));
}

async function withPauses<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

async function store(client: Client, model: EstimationModel): Promise<Fitted> {
  const { version, table } = model;
  const fitted = { version, comparables: table.length };
  const before = await client.query<{ version: string }>(
    'select version from derived.estimation_model order by fitted_at desc, id limit 1',
  );
  if (before.rows[0]?.version === version) {
    await client.query('update derived.estimation_model set checked_at = now() where version = $1', [
      version,
    ]);
    return { ...fitted, isNew: false };
  }
  const id = uuidOf('estimation-model', version);
  await client.query(
    `insert into derived.estimation_model (id, version, comparables, scorecard, encoded) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set fitted_at = now(), checked_at = now()`,
    [id, version, table.length, await judged(client, model), encodeModel(model)],
  );
  const gone = await client.query<{ id: string }>(
    `delete from derived.estimation_model where id in (
       select id from derived.estimation_model order by fitted_at desc, id offset ${KEPT}) returning id`,
  );
  await emitChanges(client, 'estimation_model', [id, ...gone.rows.map((row) => row.id)]);
  await client.query(
    `insert into derived.stale (derivation, key) select 'value_estimate', id from core.tender order by publication_date_time desc nulls last`,
  );
  return { ...fitted, isNew: true };
}

async function judged(client: Client, model: EstimationModel): Promise<string> {
  const chosen = await comparablesWith(client, chooseJudged(model, JUDGED));
  return JSON.stringify(await withPauses(judging(model, chosen)));
}
