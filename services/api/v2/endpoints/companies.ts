import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { anySpelling, byName, ofCompanies, ofCompany } from '#services/api/v2/endpoints/by-company.ts';
import { tenderList } from '#services/api/v2/endpoints/tender-list.ts';
import { award } from '#shared/resources/suppliers/award.ts';
import { company } from '#shared/resources/suppliers/company.ts';
import { companyDirector } from '#shared/resources/suppliers/company-director.ts';
import { companyRanking } from '#shared/resources/suppliers/company-ranking.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { tenderContract } from '#shared/resources/tenders/tender-contract.ts';
import { registrationKey } from '#shared/text/registration.ts';

const common = { group: 'companies', access: 'key' } as const;

/** What every list of companies shares. */
const companyList = {
  ...common,
  kind: 'list',
  resource: company,
  filters: Object.keys(company.filters),
} as const;

/** What tells companies of one name apart. */
const alternatives = ['id', 'name', 'registrationNumber', 'totalAwards'];

/** The awards inside a company, those of its joint ventures among them. */
const embedded = { field: 'awards', resource: award, column: 'company_record_ids' } as const;

const namedBy = `URL-encoded: ${anySpelling}`;

export const companyEndpoints: readonly Endpoint[] = [
  {
    ...companyList,
    path: '/v2/companies',
    summary: 'Companies that have won awards, by name',
    snapshot: true,
  },
  {
    ...common,
    kind: 'profile',
    path: '/v2/companies/by-registration/{reg}',
    resource: company,
    summary: 'The company with a registration number, with its awards',
    description:
      'The number is URL-encoded, in any customary spelling: `2015/123456/07`, `2015 / 123456 / 07`, `2015-123456-07`, `201512345607`, `CK2008/123456/23`, `K2015123456`.',
    lookup: { parameter: 'reg', columns: ['registration_numbers'], canonical: registrationKey },
    alternatives,
    embedded,
  },
  {
    ...companyList,
    path: '/v2/companies/search',
    summary: 'Companies whose name matches `q`',
    description: 'A registration number or a whole name is found as well.',
    search: { required: true, ranked: true },
    snapshot: true,
  },
  {
    ...companyList,
    path: '/v2/companies/top',
    summary: 'Companies with the greatest value of awards',
    description:
      '`sort=-totalAwards` orders by their number. Companies without a known value come last. With `by` or `year` the order is that of a ranking: of what companies won in a province, a category and a year, or in all of each; `meta.ranking` says what. Without them `province` and `category` choose companies, and the order is that of all their awards.',
    sort: '-totalValue',
    ranking: companyRanking,
  },
  {
    ...common,
    kind: 'profile',
    path: '/v2/companies/{name}',
    resource: company,
    summary: 'One company with its awards, directors and register data',
    description: `${namedBy} \`meta.alternatives\` lists the others, whose \`id\` leads to them. \`limit\` and \`cursor\` page through the embedded awards.`,
    lookup: byName,
    alternatives,
    embedded,
  },
  {
    ...common,
    kind: 'list',
    path: '/v2/companies/{name}/awards',
    resource: award,
    filters: Object.keys(award.filters),
    summary: 'Awards of one company, latest seen first',
    description: `${namedBy} Awards of joint ventures that it is a member of are among them.`,
    parent: ofCompanies,
  },
  {
    ...common,
    kind: 'list',
    path: '/v2/companies/{name}/contracts',
    resource: tenderContract,
    filters: Object.keys(tenderContract.filters),
    summary: 'Contracts of one company',
    description: namedBy,
    parent: ofCompanies,
  },
  {
    ...common,
    kind: 'list',
    path: '/v2/companies/{name}/directors',
    resource: companyDirector,
    filters: Object.keys(companyDirector.filters),
    summary: 'Directors of one company',
    description: namedBy,
    parent: ofCompany,
  },
  {
    ...common,
    kind: 'list',
    path: '/v2/companies/{name}/tenders',
    resource: tender,
    filters: Object.keys(tender.filters),
    summary: 'Tenders of which one company was awarded a part, newest first',
    description: namedBy,
    parent: ofCompanies,
    search: tenderList.search,
    sortAliases: tenderList.sortAliases,
    aside: tenderList.aside,
  },
];
