import type { Question } from '../question.ts';
import { against } from './against.ts';
import { coldList } from './cold-list.ts';
import { compression } from './compression.ts';
import { cores } from './cores.ts';
import { crowd } from './crowd.ts';
import { derive } from './derive.ts';
import { drain } from './drain.ts';
import { exporting } from './export.ts';
import { extraction } from './extraction.ts';
import { growth } from './growth.ts';
import { hotList } from './hot-list.ts';
import { ingest } from './ingest.ts';
import { logins } from './logins.ts';
import { memory } from './memory.ts';
import { notModified } from './not-modified.ts';
import { pace } from './pace.ts';
import { peers } from './peers.ts';
import { rawGrowth } from './raw-growth.ts';
import { routing } from './routing.ts';
import { screening } from './screening.ts';
import { search } from './search.ts';
import { site } from './site.ts';
import { sizes } from './sizes.ts';
import { snapshotting } from './snapshot.ts';
import { staleKeys } from './stale-keys.ts';
import { start } from './start.ts';
import { uploading } from './upload.ts';
import { visible } from './visible.ts';
import { widgets } from './widgets.ts';

/** The questions about speed, in the order in which they are answered. */
export const questions: readonly Question[] = [
  hotList,
  cores,
  coldList,
  against,
  peers,
  notModified,
  widgets,
  routing,
  compression,
  search,
  site,
  memory,
  start,
  exporting,
  snapshotting,
  uploading,
  logins,
  crowd,
  ingest,
  visible,
  derive,
  staleKeys,
  growth,
  sizes,
  screening,
  extraction,
  drain,
  pace,
  rawGrowth,
];
