import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { settings } from '#shared/config.ts';
import { TotalsReporter } from '#test/support/reporter.ts';
import { LongFirst } from '#test/support/sequencer.ts';

/** Every setting empty, which counts as absent: a developer's own environment must not reach the tests. */
const env = {
  ...Object.fromEntries(
    Object.keys(settings).flatMap((name) => [name, `${name}_FILE`].map((each) => [each, ''])),
  ),
  // Processes that tests start load their modules from here, in half the time.
  NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compile'),
};

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Those that start, kill or rebuild the whole service, or try very many inputs: see vitest.all.config.ts.
    exclude: [...configDefaults.exclude, 'test/**/*.long.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    reporters: ['default', new TotalsReporter()],
    sequence: { sequencer: LongFirst },
    pool: 'forks',
    // Files share a process and its loaded modules: each test has its own database, so none depends on the others.
    isolate: false,
    // Node loads the TypeScript files itself, as it does outside of tests; no test replaces a module.
    experimental: { viteModuleRunner: false },
    // One more than two cores: some of the time the tests wait for processes, leases and retries. Each process loads and
    // warms up all modules for itself, so four take more processor time than they save.
    maxWorkers: 3,
    // Much of what tests make lives for one test: with room for it, the collector has a tenth less to do.
    execArgv: ['--max-semi-space-size=64'],
    // A guard against a test that hangs. No test depends on time, and a busy machine is several times slower.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    teardownTimeout: 20_000,
    env,
    provide: { allValues: false },
  },
});
