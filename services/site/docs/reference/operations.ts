import {
  type Description,
  type Media,
  type OperationObject,
  type Parameter,
  type Resolve,
  type Response,
  resolverOf,
} from '#services/site/docs/reference/description.ts';
import type { Access } from '#services/site/docs/samples.ts';
import { type ErrorCode, errorStatus } from '#shared/errors.ts';

/** An error response of an operation, and its meaning there. Words between backticks are code. */
export type Failure = { status: number; code: ErrorCode; meaning: string };

/** A response without error. */
export type Success = {
  status: number;
  description: string;
  /** Name and meaning of each header. */
  headers: readonly (readonly [name: string, meaning: string])[];
  content: Readonly<Record<string, Media>>;
};

/** One path with one method, for a page. */
export type Operation = {
  /** Its name in addresses, such as `tendersById`. */
  id: string;
  method: string;
  path: string;
  group: string;
  summary: string;
  description: string | null;
  access: Access;
  parameters: readonly Parameter[];
  body: NonNullable<OperationObject['requestBody']> | null;
  successes: readonly Success[];
  failures: readonly Failure[];
  resolve: Resolve;
};

/** Operations that belong together. */
export type OperationGroup = {
  /** Its anchor on the page of all paths. */
  id: string;
  name: string;
  about: string | null;
  operations: readonly Operation[];
};

const FIRST_ERROR = 400;

/** @param prefix of the anchors, which differs for the two descriptions @returns the groups in their order */
export function groupsOf(description: Description, prefix: string): readonly OperationGroup[] {
  const resolve = resolverOf(description);
  const all = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, given]) => operationOf(description, resolve, method, path, given)),
  );
  const names = description.tags?.map(({ name }) => name) ?? [...new Set(all.map(({ group }) => group))];
  return names.map((name) => ({
    id: `${prefix}${name.toLowerCase().replaceAll(' ', '-')}`,
    name,
    about: description.tags?.find((tag) => tag.name === name)?.description ?? null,
    operations: all.filter(({ group }) => group === name),
  }));
}

function operationOf(
  description: Description,
  resolve: Resolve,
  method: string,
  path: string,
  given: OperationObject,
): Operation {
  const responses = Object.entries(given.responses).map(
    ([status, response]) => [Number(status), resolve<Response>(response)] as const,
  );
  return {
    id: given.operationId,
    method: method.toUpperCase(),
    path,
    group: given.tags[0] ?? 'other',
    summary: given.summary,
    description: given.description ?? null,
    access: accessOf(given.security ?? description.security ?? []),
    parameters: given.parameters ?? [],
    body: given.requestBody ?? null,
    successes: responses
      .filter(([status]) => status < FIRST_ERROR)
      .map(([status, response]) => successOf(resolve, status, response)),
    failures: responses
      .filter(([status]) => status >= FIRST_ERROR)
      .flatMap(([status, { description: text = '' }]) => failuresIn(status, text)),
    resolve,
  };
}

function accessOf(security: readonly Readonly<Record<string, unknown>>[]): Access {
  const [first] = security;
  if (first === undefined) return 'public';
  return 'apiKey' in first ? 'key' : 'login';
}

const successOf = (resolve: Resolve, status: number, response: Response): Success => ({
  status,
  description: response.description ?? '',
  headers: Object.entries(response.headers ?? {}).map(
    ([name, header]) => [name, resolve(header).description ?? ''] as const,
  ),
  content: { ...response.content, ...response['x-streams'] },
});

/** The text of an error response has each code before its meaning: `CODE: what it means. OTHER: …`. */
function failuresIn(status: number, text: string): Failure[] {
  const found = (Object.keys(errorStatus) as ErrorCode[])
    .filter((code) => errorStatus[code] === status)
    .map((code) => ({ code, at: text.indexOf(`${code}: `) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at);
  return found.map(({ code, at }, index) => ({
    ...{ status, code },
    meaning: text.slice(at + code.length + 2, found[index + 1]?.at).trim(),
  }));
}
