import type { ApiContext } from '#services/api/http/context.ts';
import { resultOf } from '#services/api/reconcile/answers.ts';
import { extendedBy } from '#services/api/reconcile/extend.ts';
import { manifestOf } from '#services/api/reconcile/manifest.ts';
import { PREVIEW_POLICY, previewOf } from '#services/api/reconcile/preview.ts';
import {
  extension,
  LIMITS,
  queriesByKey,
  type ReconcileResult,
  readJson,
} from '#services/api/reconcile/protocol.ts';
import { propertiesOf, type Service } from '#services/api/reconcile/service.ts';
import { badRequest, RequestError } from '#shared/errors.ts';
import { MASK, maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { foldName } from '#shared/text/names.ts';

/** A request to one path of a service. */
export type Request = {
  context: ApiContext;
  query: URLSearchParams;
  form: ReadonlyMap<string, string>;
  /** Takes queries from the caller's budget. @throws RequestError 429 */
  ask: (context: ApiContext, queries: number) => void;
};
/** A response; `kept` is its Cache-Control, `policy` its Content-Security-Policy where it has one of its own. */
export type ReconcileReply = { type: string; body: string; kept: string; policy?: string };

/** Queries of one batch that are worked on at the same time, so that others find connections of the database. */
const TOGETHER = 3;
const MAX_PREFIX = 200;

const json = (value: unknown, kept = 'private, no-cache'): ReconcileReply => ({
  ...{ type: 'application/json; charset=utf-8', body: JSON.stringify(value), kept },
});

/** @returns the answers of a service, by path. Each throws RequestError for a request that breaks a rule */
export function asks(service: Service, publicUrl: string) {
  const manifest = json(manifestOf(service, publicUrl), 'public, max-age=300');
  const { types } = service;
  const properties = propertiesOf(service).map(({ id, name, field }) => ({
    id,
    name,
    description: field.description,
  }));

  const root = async ({ context, query, form, ask }: Request): Promise<ReconcileReply> => {
    const given = (name: string): string | null => form.get(name) ?? query.get(name);
    const [queries, extend] = [given('queries'), given('extend')];
    if (queries !== null) {
      const batch = [...readJson('queries', queries, queriesByKey)];
      if (batch.length > LIMITS.queries)
        throw new RequestError(
          'CONTENT_TOO_LARGE',
          `The request has ${batch.length} queries; ${LIMITS.queries} are the most.`,
          { limit: LIMITS.queries, used: batch.length },
        );
      ask(context, batch.length);
      return json(await answered(service, batch));
    }
    if (extend !== null) {
      const wanted = readJson('extend', extend, extension);
      ask(context, wanted.ids.length);
      return json(await extendedBy(service, wanted));
    }
    if (context.req.method !== 'POST') return manifest;
    throw badRequest({
      parameter: 'queries',
      reason:
        'is required, as a field of a form (application/x-www-form-urlencoded) with a JSON object of queries',
    });
  };

  const preview = async ({ context, query, ask }: Request): Promise<ReconcileReply> => {
    const id = query.get('id') ?? '';
    if (id === '') throw badRequest({ parameter: 'id', reason: 'is required' });
    ask(context, 1);
    const entity = await service.record(id);
    if (entity === null)
      throw new RequestError('NOT_FOUND', `There is no record "${id.slice(0, MAX_PREFIX)}" here.`);
    return {
      ...{ type: 'text/html; charset=utf-8', body: previewOf(service, entity) },
      ...{ kept: 'public, max-age=300', policy: PREVIEW_POLICY },
    };
  };

  const proposed = ({ query }: Request): ReconcileReply => {
    const type = query.get('type') ?? types[0].id;
    const limit = query.has('limit') ? readNumber(query, 'limit', LIMITS.extended.properties) : undefined;
    return json({
      ...{ type, properties: properties.slice(0, limit).map(({ id, name }) => ({ id, name })) },
      ...(limit === undefined ? {} : { limit }),
    });
  };

  const listed =
    (all: readonly { id: string; name: string; description?: string }[]) =>
    ({ query }: Request): ReconcileReply => {
      const { prefix, cursor } = readSuggest(query);
      const wanted = foldName(prefix);
      const found = all.filter(
        ({ id, name }) => id === prefix || ` ${foldName(name)}`.includes(` ${wanted}`),
      );
      const result = found
        .slice(cursor, cursor + LIMITS.suggestions.page)
        .map(({ id, name, description = name }) => ({ id, name, description }));
      return json({ result }, 'public, max-age=300');
    };

  const entity = async ({ context, query, ask }: Request): Promise<ReconcileReply> => {
    const { prefix, cursor } = readSuggest(query);
    ask(context, 1);
    const wanted = cursor + LIMITS.suggestions.page;
    const found = prefix === '' || prefix.includes(MASK) ? [] : await service.suggest(prefix, wanted);
    const result = found.slice(cursor, wanted).map(({ id, name, description, types: notable }) => ({
      ...{ id, name, description, notable },
    }));
    return json({ result });
  };

  const suggest = { entity, type: listed(types), property: listed(properties) };
  return { root, suggest, properties: proposed, preview };
}

type Batch = [key: string, query: Parameters<typeof resultOf>[1]][];

async function answered(
  service: Service,
  batch: Batch,
): Promise<Record<string, { result: ReconcileResult[] }>> {
  const results = new Map<string, { result: ReconcileResult[] }>();
  const rest = batch.values();
  const lane = async (): Promise<void> => {
    for (const [key, query] of rest)
      results.set(key, { result: await resultOf(service, query, `queries.${key}`) });
  };
  await Promise.all(Array.from({ length: TOGETHER }, lane));
  return Object.fromEntries(batch.map(([key]) => [key, results.get(key)!]));
}

function readSuggest(query: URLSearchParams): { prefix: string; cursor: number } {
  const prefix = query.get('prefix');
  if (prefix === null) throw badRequest({ parameter: 'prefix', reason: 'is required' });
  if (prefix.includes('\0'))
    throw badRequest({ parameter: 'prefix', reason: 'must not contain a NUL character' });
  const cursor = query.has('cursor') ? readNumber(query, 'cursor', LIMITS.suggestions.cursor) : 0;
  return { prefix: maskSuspectedNumbers(prefix.slice(0, MAX_PREFIX).trim()), cursor };
}

function readNumber(query: URLSearchParams, parameter: string, most: number): number {
  const text = query.get(parameter) ?? '';
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (value <= most) return value;
  throw badRequest({ parameter, reason: `must be a whole number from 0 to ${most}` });
}
