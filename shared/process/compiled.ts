import { join } from 'node:path';

/** Where Node keeps compiled modules, so that the next process need not strip types and compile them again. */
export const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/compile');
