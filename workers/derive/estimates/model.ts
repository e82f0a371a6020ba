import type { Client } from '#shared/database/connection.ts';
import { decodeModel } from '#shared/domain/estimation/encode.ts';
import { type EstimationModel, VERSIONS } from '#shared/domain/estimation/fit.ts';

/** A stored model, with the time. */
export type StoredModel = { model: EstimationModel; fittedAt: string };

/** The last model that this process used: decoding a large one takes seconds, and two of them take much memory. */
let latest: StoredModel | null = null;

/** Releases the model in memory, for example before another one is fitted. */
export function forgetModel(): void {
  latest = null;
}

/** @returns the current model; null before the first one is fitted by the present rules */
export async function currentModel(client: Client): Promise<StoredModel | null> {
  const { rows } = await client.query<{ id: string; version: string; fitted_at: string }>({
    name: 'estimates-current',
    text: `select id, version, fitted_at from derived.estimation_model where starts_with(version, '${VERSIONS}')
      order by fitted_at desc, id limit 1`,
  });
  const [current] = rows;
  if (current === undefined) return null;
  if (latest?.model.version !== current.version || latest.fittedAt !== current.fitted_at) {
    forgetModel();
    const found = await client.query<{ encoded: Buffer }>(
      'select encoded from derived.estimation_model where id = $1',
      [current.id],
    );
    latest = { model: decodeModel(found.rows[0]!.encoded), fittedAt: current.fitted_at };
  }
  return latest;
}
