import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { industryBenchmark } from '#shared/resources/suppliers/industry-benchmark.ts';

const { list, record } = inGroup('industry');

export const industryEndpoints: readonly Endpoint[] = [
  list('/v2/industry/benchmarks', industryBenchmark, 'Usual values of contracts in each industry', {
    ...{ filters: [], snapshot: true },
  }),
  record('/v2/industry/benchmarks/{id}', industryBenchmark, 'The benchmark of one industry', {
    description: 'The id is any of: id, industryId.',
  }),
];
