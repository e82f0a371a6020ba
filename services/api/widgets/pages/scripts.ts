import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { readBuilt } from '#services/api/widgets/pages/built.ts';
import { RequestError } from '#shared/errors.ts';
import type { Logger } from '#shared/log.ts';
import type { Storage } from '#shared/storage/storage.ts';

/** Where scripts are kept under their hashes, for pages that have fixed one. */
const keyOf = (hash: string, name: string): string => `widgets/${hash}/${name}.js`;
/** Addresses with a hash whose content is remembered, and those that there are none of. */
const MAX_KNOWN = 200;

export type Scripts = {
  /** What the build has made; read once. */
  built: () => ReturnType<typeof readBuilt>;
  /** @returns a script of this build. @throws RequestError 404 */
  current: (name: string) => Promise<Buffer>;
  /** @returns a script of this build or of an earlier one. @throws RequestError 404 */
  fixed: (hash: string, name: string) => Promise<Buffer>;
};

/**
 * The scripts under both of their addresses. Each build is put into the storage of files, so that the addresses with hashes
 * that were given out stay for ever, also those of versions that this process does not have.
 */
export function createScripts(storage: Storage, log: Logger): Scripts {
  const earlier = new LRUCache<string, { content: Buffer | null }>({ max: MAX_KNOWN });
  let reading: ReturnType<typeof readBuilt> | undefined;
  const built = () => {
    reading ??= readBuilt().then(async (made) => {
      await keep(made);
      return made;
    });
    reading.catch(() => {
      reading = undefined;
    });
    return reading;
  };
  const keep = async ({ scripts }: Awaited<ReturnType<typeof readBuilt>>): Promise<void> => {
    try {
      for (const [name, { hash, content }] of scripts)
        if ((await storage.stat(keyOf(hash, name))) === null)
          await storage.put(keyOf(hash, name), content, { mimeType: 'text/javascript' });
    } catch (err) {
      log.error({ err }, 'the scripts of the widgets could not be kept for later versions');
    }
  };
  const none = (path: string) => new RequestError('NOT_FOUND', `There is no script ${path}.`);

  return {
    built,
    current: async (name) => {
      const script = (await built()).scripts.get(name);
      if (!script) throw none(`${name}.js`);
      return script.content;
    },
    fixed: async (hash, name) => {
      const script = (await built()).scripts.get(name);
      if (script?.hash === hash) return script.content;
      const key = keyOf(hash, name);
      let found = earlier.get(key);
      if (!found) {
        const stored = await storage.read(key);
        found = { content: stored && (await buffer(stored)) };
        // What another process has just built may come in a moment.
        earlier.set(key, found, { ttl: found.content ? 0 : 5_000 });
      }
      if (!found.content) throw none(`${hash}/${name}.js`);
      return found.content;
    },
  };
}
