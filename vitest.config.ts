import { defineConfig } from 'vitest/config';
import { settings } from '#shared/config.ts';
import { TotalsReporter } from '#test/support/reporter.ts';

/** Every setting empty, which counts as absent: a developer's own environment must not reach the tests. */
const env = Object.fromEntries(Object.keys(settings).map((name) => [name, '']));

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    reporters: ['default', new TotalsReporter()],
    pool: 'forks',
    // More than cores: much of the time the tests wait for processes, leases and retries.
    maxWorkers: 4,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    env,
  },
});
