import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { piecesOf } from '#shared/storage/content.ts';

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;
const MB = 1024 * 1024;

it('a content that passes through is not kept in memory', async () => {
  const given = Readable.from(
    (function* () {
      for (let made = 0; made < 200; made += 1) yield Buffer.alloc(MB, made);
    })(),
  );
  const before = process.memoryUsage().arrayBuffers;
  let passed = 0;
  for await (const piece of piecesOf(given, new AbortController().signal)) {
    passed += piece.length;
    if (passed % (50 * MB) !== 0) continue;
    // What was freed is counted when the next turn of the loop has come.
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * MB);
  }
  expect(passed).toBe(200 * MB);
});
