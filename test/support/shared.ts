import { afterAll, beforeAll } from 'vitest';
import { type HarnessOptions, openHarness } from './harness.ts';

/**
 * Opens what several tests share before the first of them, and closes it after the last.
 * @param fill makes what all of them use, once it is open
 * @returns what was opened; its members can be read from then on
 */
export function shared<Opened extends { close: () => Promise<unknown> }>(
  open: () => Promise<Opened>,
  fill: () => unknown = () => undefined,
): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
    await fill();
  });
  afterAll(() => opened?.close());
  return new Proxy({} as Opened, {
    get: (_, name) => Reflect.get(opened!, name),
    set: (_, name, value) => Reflect.set(opened!, name, value),
  });
}

/** A harness that several tests share. */
export const sharedHarness = <const Options extends HarnessOptions>(options: Options, fill?: () => unknown) =>
  shared(() => openHarness(options), fill);
