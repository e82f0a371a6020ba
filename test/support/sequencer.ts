import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begins with the files that take longest, so that at the end no process waits for one of them. Where no earlier run has left
 * durations, as in CI, files would be sorted by their size, which says little.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('.long.test.ts');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
