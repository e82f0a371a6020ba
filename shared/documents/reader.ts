import { serve } from '#shared/documents/apart/serve.ts';
import { readSupplierList } from '#shared/documents/supplier-list.ts';
import { identityHasher } from '#shared/text/identity-hash.ts';

/**
 * The process that reads a list. It is asked with the key for identity numbers, and knows neither settings nor database nor queues.
 */
serve(async ({ key }: { key: string }, bytes) => await readSupplierList(bytes, identityHasher(key)));
