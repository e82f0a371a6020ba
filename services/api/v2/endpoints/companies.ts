import type { Endpoint, ProfileEndpoint } from '#services/api/v2/endpoint.ts';
import { anySpelling, byName, ofCompanies, ofCompany } from '#services/api/v2/endpoints/by-company.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { tenderList } from '#services/api/v2/endpoints/tender-list.ts';
import { award } from '#shared/resources/suppliers/award.ts';
import { company } from '#shared/resources/suppliers/company.ts';
import { companyDirector } from '#shared/resources/suppliers/company-director.ts';
import { companyRanking } from '#shared/resources/suppliers/company-ranking.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { tenderContract } from '#shared/resources/tenders/tender-contract.ts';
import { registrationKey } from '#shared/text/registration.ts';

const { list } = inGroup('companies');

/** A company with its awards, those of its joint ventures among them, and with what tells namesakes apart. */
const profile = {
  ...{ kind: 'profile', group: 'companies', access: 'key', resource: company },
  alternatives: ['id', 'name', 'registrationNumber', 'totalAwards'],
  embedded: { field: 'awards', resource: award, column: 'company_record_ids' },
} as const satisfies Partial<ProfileEndpoint>;

const namedBy = `URL-encoded: ${anySpelling}`;

export const companyEndpoints: readonly Endpoint[] = [
  list('/v2/companies', company, 'Companies that have won awards, by name', { snapshot: true }),
  {
    ...profile,
    path: '/v2/companies/by-registration/{reg}',
    summary: 'The company with a registration number, with its awards',
    description:
      'The number is URL-encoded, in any customary spelling: `2015/123456/07`, `2015 / 123456 / 07`, `2015-123456-07`, `201512345607`, `CK2008/123456/23`, `K2015123456`.',
    lookup: { parameter: 'reg', columns: ['registration_numbers'], canonical: registrationKey },
  },
  list('/v2/companies/search', company, 'Companies whose name matches `q`', {
    description: 'A registration number or a whole name is found as well.',
    search: { required: true, ranked: true },
    snapshot: true,
  }),
  list('/v2/companies/top', company, 'Companies with the greatest value of awards', {
    description:
      '`sort=-totalAwards` orders by the number of awards. Companies without a known value come last. With `by` or `year` the path gives a ranking by what companies won in a province, a category and a year, or in all of them; `meta.ranking` says in which. Without `by` and `year`, `province` and `category` choose companies, and all their awards decide the order.',
    sort: '-totalValue',
    ranking: companyRanking,
  }),
  {
    ...profile,
    path: '/v2/companies/{name}',
    summary: 'One company with its awards, directors and register data',
    description: `${namedBy} \`meta.alternatives\` lists the others with their \`id\`. \`limit\` and \`cursor\` page through the embedded awards.`,
    lookup: byName,
  },
  list('/v2/companies/{name}/awards', award, 'Awards of one company, latest seen first', {
    description: `${namedBy} The list includes awards of joint ventures with this company as a member.`,
    parent: ofCompanies,
  }),
  list('/v2/companies/{name}/contracts', tenderContract, 'Contracts of one company', {
    description: namedBy,
    parent: ofCompanies,
  }),
  list('/v2/companies/{name}/directors', companyDirector, 'Directors of one company', {
    description: namedBy,
    parent: ofCompany,
  }),
  list(
    '/v2/companies/{name}/tenders',
    tender,
    'Tenders of which one company was awarded a part, newest first',
    {
      description: namedBy,
      parent: ofCompanies,
      aliases: tenderList.aliases,
      search: tenderList.search,
      sortAliases: tenderList.sortAliases,
      aside: tenderList.aside,
      include: tenderList.include,
    },
  ),
];
