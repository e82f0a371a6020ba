import { defineConfig, mergeConfig } from 'vitest/config';
import ordinary from './vitest.config.ts';

/** Drills: tests that take minutes because they repeat what the suite does a few times a few hundred times. */
export default mergeConfig(
  { ...ordinary, test: { ...ordinary.test, include: [] } },
  defineConfig({ test: { include: ['test/**/*.drill.ts'], maxWorkers: 1 } }),
);
