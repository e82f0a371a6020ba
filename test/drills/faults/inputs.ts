import type { Fault } from '../fault.ts';

export const inputFaults: readonly Fault[] = [
  {
    name: 'a publisher that sends an address that is hard to match, 60 MB of nested JSON, and a score that is no text',
    lasts: 30,
    world: { poison: true },
    begins: async ({ poison }) => poison(),
    ends: async () => undefined,
    answers: { cached: [200], new: [200] },
    within: 3_500,
    tells: null,
    changesRecords: true,
  },
];
