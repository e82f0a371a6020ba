import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { industryBenchmark } from '#shared/resources/suppliers/industry-benchmark.ts';

export const industryEndpoints: readonly Endpoint[] = [
  {
    kind: 'list',
    group: 'industry',
    access: 'key',
    path: '/v2/industry/benchmarks',
    resource: industryBenchmark,
    filters: [],
    summary: 'What contracts of each industry are usually worth',
    snapshot: true,
  },
  {
    kind: 'record',
    group: 'industry',
    access: 'key',
    path: '/v2/industry/benchmarks/{id}',
    resource: industryBenchmark,
    summary: 'The benchmark of one industry',
    description: 'The id is any of: id, industryId.',
  },
];

export const metaIndustryEndpoints: readonly Endpoint[] = [
  {
    kind: 'procedure',
    group: 'meta',
    access: 'key',
    path: '/v2/meta/industries',
    summary: 'All industries with sample size and median value',
    procedure: 'industries',
  },
];
