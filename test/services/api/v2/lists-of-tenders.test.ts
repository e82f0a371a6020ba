import { expect, it } from 'vitest';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { tenderList } from '#services/api/v2/endpoints/tender-list.ts';
import { tender } from '#shared/resources/tenders/tender.ts';

const lists = endpoints.flatMap((endpoint) =>
  endpoint.kind === 'list' && endpoint.resource === tender ? [endpoint] : [],
);

it.each(lists)('$path takes what every list of tenders takes', (list) => {
  expect(list.aliases).toMatchObject(tenderList.aliases);
  expect(list.sortAliases).toEqual(tenderList.sortAliases);
  expect(list.include).toBe(list.related ? undefined : tenderList.include);
});
