import type { Catalogue } from '#services/sample-publisher/catalogue/catalogue.ts';
import type { Clock } from '#services/sample-publisher/catalogue/clock.ts';
import type { RequestFaults } from './faults.ts';

/** What the endpoints read from; `pageCap` is the largest page they give. */
export type ServedCatalogue = { catalogue: Catalogue; clock: Clock; pageCap: number };

/** One request as the endpoints see it. */
export type PublisherRequest = {
  /** The address under which the publisher was reached, for links. */
  base: string;
  /** The piece of the path below a route's own path; empty if there is none. */
  rest: string;
  query: Query;
  path: string;
  /** The tag of the client's file; null if it has none. */
  ifNoneMatch: string | null;
  faults: RequestFaults;
};

/** Query parameters by name, without regard to case; the first of several with one name counts. */
export type Query = { get(name: string): string | undefined };

export function queryOf(parameters: URLSearchParams): Query {
  const values = new Map<string, string>();
  for (const [name, value] of parameters)
    if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), value);
  return { get: (name) => values.get(name.toLowerCase()) };
}
