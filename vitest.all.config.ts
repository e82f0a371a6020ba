import { configDefaults, defineConfig } from 'vitest/config';
import ordinary from './vitest.config.ts';

/** Every test, as CI runs them: also those that kill, restart and rebuild the whole service again and again. */
export default defineConfig({
  ...ordinary,
  test: { ...ordinary.test, exclude: configDefaults.exclude },
});
