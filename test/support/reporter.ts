import type { Reporter, TestModule } from 'vitest/node';

/** Prints the totals again as the last line, in a form that programs can read. */
export class TotalsReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<unknown>): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state] += 1;
      if (module.errors().length > 0) count.failed += 1;
    }
    const failed = count.failed + count.pending;
    const line = `tests: ${count.passed} passed, ${failed} failed, ${count.skipped} skipped\n`;
    // After the default reporter, which prints its summary on the same event.
    process.once('exit', () => process.stdout.write(line));
  }
}
