import type { Fault } from '../fault.ts';
import { databaseFaults } from './database.ts';
import { inputFaults } from './inputs.ts';
import { processFaults } from './processes.ts';
import { queueFaults } from './queues.ts';

/** Every fault that `npm run drill` tries, besides kills of the worker. */
export const faults: readonly Fault[] = [...databaseFaults, ...queueFaults, ...processFaults, ...inputFaults];
