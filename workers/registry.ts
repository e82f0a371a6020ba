/**
 * The registry of stages, in the direction of the data flow. Stages never import each other: each reads the
 * tables that the previous one has written, and runs when a message arrives in its queue. A process loads
 * the code of its own stages only; modules that only the work of a stage needs are imported where that work
 * begins (test/shared/loading.test.ts).
 */
export const loaders = {
  plan: async () => (await import('#workers/collect/planning/stage.ts')).plan,
  collect: async () => (await import('#workers/collect/stage.ts')).collect,
  normalise: async () => (await import('#workers/normalise/stage.ts')).normalise,
  documents: async () => (await import('#workers/documents/stage.ts')).documents,
  intel: async () => (await import('#workers/collect/intel/stage.ts')).intel,
  content: async () => (await import('#workers/content/stage.ts')).content,
  derive: async () => (await import('#workers/derive/stage.ts')).derive,
  publish: async () => (await import('#workers/publish/stage.ts')).publish,
  exports: async () => (await import('#workers/exports/stage.ts')).exports,
  rebuild: async () => (await import('#workers/rebuild/stage.ts')).rebuild,
} as const;

/** `schedule` is built from all other stages: `workers/all-stages.ts`. */
export type StageName = keyof typeof loaders | 'schedule';
export const stageNames = [...Object.keys(loaders), 'schedule'] as StageName[];
