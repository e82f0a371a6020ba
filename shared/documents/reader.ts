import { buffer } from 'node:stream/consumers';
import { loadConfig, requireSetting } from '#shared/config.ts';
import { ignoreStrayRejections } from '#shared/documents/stray-rejections.ts';
import { readSupplierList } from '#shared/documents/supplier-list.ts';
import { identityHasher } from '#shared/identity-hash.ts';

/**
 * The process that reads one list: its bytes come through standard input, what they say goes to standard output as JSON. It has
 * the key for identity numbers, and knows neither database nor queues.
 */
ignoreStrayRejections();
const bytes = await buffer(process.stdin);
const reading = await readSupplierList(bytes, identityHasher(requireSetting(loadConfig(), 'IDENTITY_KEY')));
process.stdout.write(JSON.stringify(reading));
