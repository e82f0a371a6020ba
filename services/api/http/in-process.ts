/** What a page gives a route of the application: what a program would send. Fields of a form may be its body. */
export type Given = {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
};

/** The routes of the application, as pages use them. */
export type InProcess<Context> = {
  /**
   * Runs a route for the user whose cookie the request of the page has.
   * @param name method and path as declared, such as `GET /api/keys`
   * @returns the JSON of its answer; null where it has none
   * @throws RequestError as the route itself does
   */
  run: (name: string, context: Context, given?: Given) => Promise<unknown>;
  /** Reads the fields of a form. @throws RequestError 400, 408, 413 */
  readFields: (context: Context) => Promise<Readonly<Record<string, unknown>>>;
  /** @returns what the cookie of a login has, whether it is valid or not; null where there is none */
  cookieOf: (context: Context) => string | null;
};
