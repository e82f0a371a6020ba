import { ROOM } from '#services/api/reconcile/manifest.ts';
import {
  entitySuggestions,
  extended,
  extension,
  manifest,
  proposals,
  queryBatch,
  resultBatch,
  suggestions,
} from '#services/api/reconcile/protocol.ts';
import { type Json, openapi, schemaOf } from '#services/api/v2/openapi/json.ts';

const SERVICES = ['companies', 'organizations', 'restricted-suppliers'] as const;

/** The schemas of the room, by name. */
const schemas = (): Json => ({
  ReconciliationQueries: schemaOf(queryBatch),
  ReconciliationResults: schemaOf(resultBatch),
  ReconciliationExtension: schemaOf(extension),
  ReconciliationExtended: schemaOf(extended),
  ReconciliationProposals: schemaOf(proposals),
  ReconciliationSuggestions: schemaOf(suggestions),
  ReconciliationEntities: schemaOf(entitySuggestions),
  ReconciliationManifest: schemaOf(manifest),
  ReconciliationError: {
    type: 'object',
    description: 'An error, as in /v2.',
    required: ['success', 'code', 'message', 'requestId'],
    properties: {
      success: { const: false },
      code: { type: 'string', description: 'What went wrong, for programs.' },
      message: { type: 'string', description: 'What went wrong, for people.' },
      requestId: { type: 'string', description: 'Id of the request.' },
    },
    additionalProperties: true,
  },
});

const of = (...names: string[]): Json => {
  const each = names.map((name) => ({ $ref: `#/components/schemas/Reconciliation${name}` }));
  return each.length === 1 ? each[0]! : { anyOf: each };
};
const success = (schema: Json, type = 'application/json'): Json => ({
  description: 'Success',
  content: { [type]: { schema } },
});
const failures = (...statuses: number[]): Json =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: MEANINGS[status], content: { 'application/json': { schema: of('Error') } } },
    ]),
  );
const MEANINGS: Readonly<Record<number, string>> = {
  400: 'A parameter is wrong; `details` names each with the reason.',
  404: 'There is no such record.',
  408: 'The body arrived too slowly.',
  413: 'The batch has more queries, or the body more bytes, than are read at once.',
  429: 'This address asks too much; Retry-After says when it may go on.',
  503: 'The service cannot answer at the moment, or no list of restricted suppliers is loaded.',
};
const parameter = (name: string, description: string, schema: Json, required = false): Json => ({
  ...{ name, in: 'query', description, required, schema },
});
const asJson = (name: string, description: string, schema: Json): Json => ({
  ...{ name, in: 'query', description, required: false, content: { 'application/json': { schema } } },
});
const text: Json = { type: 'string' };

/** @returns the paths of a service with their operations */
function pathsOf(name: string): [string, Json][] {
  const path = `${ROOM}/${name}`;
  const get = (what: string, summary: string, parameters: Json[], responses: Json): Json => ({
    get: { operationId: `reconcile-${name}-${what}`, summary, security: [], parameters, responses },
  });
  const answers = failures(400, 408, 413, 429, 503);
  const suggest = (what: string, schema: string): [string, Json] => [
    `${path}/suggest/${what}`,
    get(
      `suggest-${what}`,
      `Completes a text to one of the ${what === 'entity' ? name : `${what} ids`}`,
      [
        parameter('prefix', 'What was typed so far.', text, true),
        parameter('cursor', 'Suggestions to pass over.', { type: 'integer', minimum: 0 }),
      ],
      { 200: success(of(schema)), ...failures(400, 429, 503) },
    ),
  ];
  const asked = [
    asJson('queries', 'Queries by keys of the caller, as JSON.', of('Queries')),
    asJson('extend', 'Records and properties, as JSON.', of('Extension')),
  ];
  const form = {
    schema: { type: 'object', properties: { queries: of('Queries'), extend: of('Extension') } },
    encoding: {
      queries: { contentType: 'application/json' },
      extend: { contentType: 'application/json' },
    },
  };
  const post = {
    operationId: `reconcile-${name}-post`,
    summary: `The ${name} that are meant, or values of them`,
    security: [],
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': form } },
    responses: { 200: success(of('Results', 'Extended')), ...answers },
  };
  const root = get(
    'get',
    `Without parameters the manifest; with \`queries\` the ${name} that are meant`,
    asked,
    {
      ...{ 200: success(of('Manifest', 'Results', 'Extended')), ...answers },
    },
  );
  const id = parameter('id', 'Id of the record.', text, true);
  const limits = [
    parameter('type', 'Type of the records.', text),
    parameter('limit', 'Number of properties.', { type: 'integer', minimum: 0 }),
  ];
  return [
    [path, { ...root, post }],
    [
      `${path}/preview`,
      get('preview', 'A record in a few lines of HTML', [id], {
        ...{ 200: success(text, 'text/html'), ...failures(400, 404, 429, 503) },
      }),
    ],
    [
      `${path}/properties`,
      get('properties', 'Properties whose values can be added', limits, {
        ...{ 200: success(of('Proposals')), ...failures(400) },
      }),
    ],
    suggest('entity', 'Entities'),
    suggest('property', 'Suggestions'),
    suggest('type', 'Suggestions'),
  ];
}

/** @returns the OpenAPI 3.1 description of the room; a description of more rooms takes its `paths` and `components` */
export const reconcileOpenapi = (): Json =>
  openapi(
    'Tender Data API: reconciliation',
    'The Reconciliation Service API 0.2 of the W3C community group, for OpenRefine and other clients.',
    { paths: Object.fromEntries(SERVICES.flatMap(pathsOf)), components: { schemas: schemas() } },
  );
