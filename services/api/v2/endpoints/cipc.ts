import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { cipcEnrichment } from '#shared/resources/suppliers/cipc-enrichment.ts';
import { companyDirector } from '#shared/resources/suppliers/company-director.ts';

export const cipcEndpoints: readonly Endpoint[] = [
  {
    kind: 'list',
    group: 'cipc',
    access: 'key',
    path: '/v2/cipc/directors',
    resource: companyDirector,
    filters: Object.keys(companyDirector.filters),
    summary: 'Directors in the company register, by name',
    snapshot: true,
  },
  {
    kind: 'record',
    group: 'cipc',
    access: 'key',
    path: '/v2/cipc/directors/{id}',
    resource: companyDirector,
    summary: 'One director in the company register',
  },
  {
    kind: 'list',
    group: 'cipc',
    access: 'key',
    path: '/v2/cipc/enrichments',
    resource: cipcEnrichment,
    filters: Object.keys(cipcEnrichment.filters),
    summary: 'What the company register says, by name of the company',
    snapshot: true,
  },
  {
    kind: 'record',
    group: 'cipc',
    access: 'key',
    path: '/v2/cipc/enrichments/{id}',
    resource: cipcEnrichment,
    summary: 'What the company register says about one company',
  },
];
