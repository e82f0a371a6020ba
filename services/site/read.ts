import { fieldsOf } from '#services/site/fields.ts';
import type { ReadPaths } from '#services/site/page.ts';
import { RequestError } from '#shared/errors.ts';

/** Reads an address of /v2. @returns null where the interface has no such path */
export type ReadAnswer = (
  address: string,
  deadline: number,
) => Promise<{ data: unknown; meta: Readonly<Record<string, unknown>>; age?: number } | null>;

/**
 * @param deadline milliseconds on the monotonic clock
 * @param aged is called for each outdated answer, with its age in seconds
 */
export function readerOf(read: ReadAnswer, deadline: number, aged: (age: number) => void): ReadPaths {
  const answer = async (address: string) => {
    const found = await read(address, deadline);
    if (found === null) throw new TypeError(`/v2 has no path ${address}`);
    if (found.age !== undefined) aged(found.age);
    return found;
  };
  const record = async (address: string) => fieldsOf((await answer(address)).data);
  return {
    record,
    whole: async (address) => {
      const { data, meta } = await answer(address);
      return { data: fieldsOf(data), meta: fieldsOf(meta) };
    },
    list: async (address) => {
      const { data, meta } = await answer(address);
      if (!Array.isArray(data)) throw new TypeError(`${address} is no list`);
      return { records: data.map(fieldsOf), meta: fieldsOf(meta) };
    },
    maybe: async (address) => {
      try {
        const { data } = await answer(address);
        return data === null ? null : fieldsOf(data);
      } catch (error) {
        if (error instanceof RequestError && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
  };
}
