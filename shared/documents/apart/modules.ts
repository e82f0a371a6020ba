import { surroundings } from '#shared/config.ts';

const NAME = 'NODE_COMPILE_CACHE';

/**
 * The setting with which a process that gets no others loads modules that an earlier one has compiled, in half the time. It names the
 * folder that this process uses itself; nothing where it uses none.
 */
export const compiledModules = (): Record<string, string> => {
  const folder = surroundings.childEnvironment({})[NAME];
  return folder ? { [NAME]: folder } : {};
};
