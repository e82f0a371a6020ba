import { configDefaults, defineConfig } from 'vitest/config';
import ordinary from './vitest.config.ts';

/** Every test, as CI runs them: also those that start, kill and rebuild the whole service again and again, or try very many inputs. */
export default defineConfig({
  ...ordinary,
  test: { ...ordinary.test, exclude: configDefaults.exclude, provide: { allValues: true } },
});
