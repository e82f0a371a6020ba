import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import type { Json } from '#services/api/v2/openapi/json.ts';
import { query } from '#services/api/v2/openapi/query.ts';
import { listSorts } from '#services/api/v2/serve/plan.ts';
import { snakeCase } from '#shared/text/case.ts';

/** The names that a list sorts by, in both spellings. Lists by likeness have no default among them. */
export function sortParameter(endpoint: ListEndpoint): Json {
  const { resource, search, related, variants } = endpoint;
  const names = Object.keys(listSorts(endpoint)).flatMap((name) => [name, snakeCase(name)]);
  const standard = endpoint.sort ?? resource.defaultSort;
  const likeness = related
    ? 'By default the records with most in common come first.'
    : search?.ranked
      ? `By default the best matches come first${search.required ? '' : ', if `q` is sent'}.`
      : null;
  const others = Object.entries(variants?.of ?? {}).flatMap(([value, { sort }]) =>
    sort === undefined ? [] : [`With \`${variants?.parameter}=${value}\` the default is \`${sort}\`.`],
  );
  const description = [
    'Field to sort by, in either spelling; `-` before it for descending, `+` or nothing for ascending. Records without a value come last.',
    ...(likeness ? [likeness] : []),
    ...others,
  ].join(' ');
  const always = !related && !(search?.ranked && search.required);
  return query('sort', description, standard, {
    type: 'string',
    enum: [...new Set(names)].flatMap((name) => [name, `-${name}`]),
    ...(always ? { default: standard } : {}),
  });
}
