import { takeLock } from '#services/local/lock.ts';

/** Holds the lock of a folder (first argument), with the processes of the other arguments as its own, until it is killed. */
const [directory = '', ...pids] = process.argv.slice(2);
const lock = await takeLock(directory, 'hold-lock.ts');
await lock.record(pids.map((pid) => ({ pid: Number(pid), command: 'sleep' })));
process.on('SIGTERM', async () => {
  await lock.stopping();
  process.send?.({ ready: 'stopping' });
});
process.on('SIGINT', async () => {
  await lock.release();
  process.exit(0);
});
process.send?.({ ready: true });
setInterval(() => undefined, 60_000);
