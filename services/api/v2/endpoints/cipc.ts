import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { cipcEnrichment } from '#shared/resources/suppliers/cipc-enrichment.ts';
import { companyDirector } from '#shared/resources/suppliers/company-director.ts';

const { list, record } = inGroup('cipc');
const ENRICHMENTS = 'Entries of the company register, by name of the company';

export const cipcEndpoints: readonly Endpoint[] = [
  list('/v2/cipc/directors', companyDirector, 'Directors in the company register, by name', {
    snapshot: true,
  }),
  record('/v2/cipc/directors/{id}', companyDirector, 'One director in the company register'),
  list('/v2/cipc/enrichments', cipcEnrichment, ENRICHMENTS, { snapshot: true }),
  record('/v2/cipc/enrichments/{id}', cipcEnrichment, 'What the company register says about one company'),
];
