import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { piecesOf } from '#shared/storage/content.ts';

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('a content that passes through is not kept in memory', async () => {
  const given = Readable.from(
    (function* () {
      for (let made = 0; made < 200; made += 1) yield Buffer.alloc(100_000, made);
    })(),
  );
  const passed: WeakRef<Uint8Array>[] = [];
  for await (const piece of piecesOf(given, new AbortController().signal)) {
    passed.push(new WeakRef(piece));
    if (passed.length % 50 !== 0) continue;
    // What was made in a turn of the loop can be collected in a later one.
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    expect(passed.filter((each) => each.deref() !== undefined).length).toBeLessThan(25);
  }
  expect(passed).toHaveLength(200);
});
