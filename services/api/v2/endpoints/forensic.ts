import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';

const { list, record, procedure } = inGroup('forensic');
const LIST = '/v2/forensic/restricted-suppliers';

export const forensicEndpoints: readonly Endpoint[] = [
  list(LIST, restrictedSupplier, 'Companies and persons that may not do business with the state', {
    snapshot: true,
  }),
  procedure(
    `${LIST}/check`,
    'restrictedCheck',
    'Whether a company is restricted, and the entries that speak for it',
    {
      description:
        '`q` is a name or a registration number. `restricted` is true only where an entry in force has a match confidence of at least 0.95; everything less is for a person to judge. A name in another spelling, with another legal form or with words in another order is found, a different name with common words is not. With `registration`, the number decides where the entry states one. `meta.list` has version, date and size of the lists, and `outdated` says that one was not received for longer than it should; while no list is loaded the response is 503.',
    },
  ),
  procedure(
    `${LIST}/match`,
    'restrictedMatch',
    'Restricted suppliers whose name is like `q`, most alike first',
    {
      description:
        '`q` is a name or a registration number. At most 50 entries. `registration` and `meta.list` are those of `check`; while no list is loaded the response is 503.',
    },
  ),
  record(`${LIST}/{id}`, restrictedSupplier, 'One restricted supplier'),
];
