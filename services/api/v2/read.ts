import { beforeDeadline } from '#services/api/http/deadline.ts';
import type { Route } from '#services/api/v2/route.ts';
import type { Router } from '#services/api/v2/router.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';

/** What a path of /v2 answers, read by the program itself. */
export type ReadAnswer = {
  data: unknown;
  /** The members of `meta` that do not depend on the call. */
  meta: Readonly<Record<string, unknown>>;
  /** Seconds since the answer was made, where the database does not respond and this is what is remembered. */
  age?: number;
};

/**
 * @param address path and query, such as `/v2/tenders?limit=5`
 * @param deadline milliseconds on the monotonic clock
 * @returns the answer; null where the interface has no such path
 * @throws RequestError as the path itself does
 */
export type ReadV2 = (address: string, deadline: number) => Promise<ReadAnswer | null>;

/** Reads the paths of /v2 for rooms that show the same records in another form: the same plan, statement and cache, no key. */
export const createReadV2 =
  (router: Router<Route>): ReadV2 =>
  async (address, deadline) => {
    const mark = address.indexOf('?');
    const found = router.find(mark === -1 ? address : address.slice(0, mark));
    if (found === null) return null;
    const query = mark === -1 ? '' : address.slice(mark + 1);
    const handled = found.route.handle(found.parameters, query, null);
    return answerOf(handled instanceof Promise ? await beforeDeadline(deadline, handled) : handled);
  };

function answerOf({ start, meta, age }: PreparedResponse): ReadAnswer {
  const aged = age === undefined ? {} : { age };
  if (meta === null) return { data: JSON.parse(start.toString()), meta: {}, ...aged };
  const { data } = JSON.parse(`${start.toString()}}`) as { data: unknown };
  return { data, meta: JSON.parse(`{${meta.slice(1)}}`) as Record<string, unknown>, ...aged };
}
