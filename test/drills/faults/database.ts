import type { Fault } from '../fault.ts';
import { emptyRoom, fillRoom, whyNoRoom } from '../room.ts';
import { freeze, thaw } from '../signals.ts';

/** Pages that were requested before are served, everything else is unavailable; nobody waits. */
const UNAVAILABLE = {
  answers: { cached: [200], new: [200, 503] },
  within: 3_500,
  tells: /database does not answer/,
} as const;

export const databaseFaults: readonly Fault[] = [
  {
    name: 'PostgreSQL stopped for 60 s',
    lasts: 60,
    begins: ({ postgres }) => postgres.stop(),
    ends: ({ postgres }) => postgres.start(),
    ...UNAVAILABLE,
  },
  {
    name: 'PostgreSQL frozen for 20 s',
    lasts: 20,
    begins: ({ postgres }) => freeze(postgres),
    ends: ({ postgres }) => thaw(postgres),
    ...UNAVAILABLE,
  },
  {
    name: 'the disk of PostgreSQL full for 20 s',
    lasts: 20,
    world: { room: 400 },
    impossible: whyNoRoom,
    begins: ({ postgres }) => fillRoom(postgres.room!),
    ends: async ({ postgres }) => {
      await emptyRoom(postgres.room!);
      // Whoever runs the server starts it again when it has ended.
      await postgres.start();
    },
    ...UNAVAILABLE,
    // Which of the two comes first is for the disk to decide.
    tells: /database does not answer|is low: collecting, documents and exports wait for room/,
  },
];
