import { Ajv } from 'ajv';
import { expect } from 'vitest';
import type { ServedTables } from '#test/services/api/v2/support/served-tables.ts';
import * as specification from './specification.ts';

const ajv = new Ajv({ strict: false });

/** Expects that a value is as the specification says. */
export const valid = (schema: object, value: unknown): void => {
  expect(ajv.validate(schema, value), ajv.errorsText()).toBe(true);
};

type Candidate = {
  id: string;
  name: string;
  score: number;
  match: boolean;
  features: { id: string; value: unknown }[];
  type: { id: string }[];
};

/** Requests to the reconciliation services of an API. */
export function askingOf(served: () => ServedTables) {
  const room = (path: string) => `${served().api.url}/api/reconcile/${path}`;
  const post = (service: string, form: Record<string, string>) =>
    fetch(room(service), { method: 'POST', body: new URLSearchParams(form) });

  /** Asks as OpenRefine does. @returns the candidates of each query, after the response was compared with the specification */
  async function reconcile(
    service: string,
    queries: Record<string, unknown>,
  ): Promise<Record<string, Candidate[]>> {
    const response = await post(service, { queries: JSON.stringify(queries) });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    const batch = JSON.parse(text) as Record<string, { result: Candidate[] }>;
    valid(specification.resultBatch, batch);
    expect(Object.keys(batch)).toEqual(Object.keys(queries));
    return Object.fromEntries(Object.entries(batch).map(([key, { result }]) => [key, result]));
  }
  const one = async (service: string, query: unknown): Promise<Candidate[]> =>
    (await reconcile(service, { q0: query }))['q0']!;
  const json = async (path: string) => {
    const response = await fetch(room(path));
    return { status: response.status, json: (await response.json()) as never, headers: response.headers };
  };
  return { room, post, reconcile, one, json };
}
