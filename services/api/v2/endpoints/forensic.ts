import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';

const { list, record, procedure } = inGroup('forensic');
const LIST = '/v2/forensic/restricted-suppliers';

export const forensicEndpoints: readonly Endpoint[] = [
  list(LIST, restrictedSupplier, 'Companies and persons that may not do business with the state', {
    snapshot: true,
  }),
  procedure(`${LIST}/check`, 'restrictedCheck', 'Whether a company is restricted, and the matching entries', {
    description:
      '`q` is a name or a registration number. `restricted` is true only if an entry in force has a match confidence of at least 0.95; a person should judge matches below that. The check finds names with another spelling, legal form or order of words, but not different names that share common words. With `registration` the number decides if the entry states one. `meta.list` has version, date and size of the lists; its `outdated` is true if a list was last received more than 3 days ago. While no list is loaded, the response is 503.',
  }),
  procedure(
    `${LIST}/match`,
    'restrictedMatch',
    'Restricted suppliers whose name is similar to `q`, most similar first',
    {
      description:
        '`q` is a name or a registration number. The response has at most 50 entries. `registration` and `meta.list` are as for `check`; while no list is loaded, the response is 503.',
    },
  ),
  record(`${LIST}/{id}`, restrictedSupplier, 'One restricted supplier'),
];
