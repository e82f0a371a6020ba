import type { Question } from '../question.ts';
import { coldList } from './cold-list.ts';
import { hotList } from './hot-list.ts';
import { ingest } from './ingest.ts';

/** The questions about speed, in the order in which they are answered. */
export const questions: readonly Question[] = [hotList, coldList, ingest];
