/** Names of options, as a script writes them. As attributes they are spelled `heading-level` and the like. */
export type OptionName =
  | 'kind'
  | 'province'
  | 'category'
  | 'theme'
  | 'limit'
  | 'year'
  | 'headingLevel'
  | 'title';

/** Options as they are given: texts of attributes, or values of a script. */
export type Given = Readonly<Record<string, unknown>> & {
  readonly [name in OptionName]?: string | number | null | undefined;
};

/** Options by which a kind chooses what it shows. */
export type Choice = 'province' | 'category' | 'year';

/** What a kind takes. */
export type Chooser = {
  /** Also that of its feed, below `/api/widgets/`. */
  name: string;
  /**
   * How the query of its feed begins; absent for a feed that has no parameters. As many entries are asked for as there may
   * be, so that widgets of different lengths on one page share a request.
   */
  query?: readonly string[];
  choices: readonly Choice[];
  /** How many entries are shown unless that is said, and at most. */
  usual: number;
  most: number;
};

/** Options that have been checked; those that are absent or `all` are left out. */
export type Options = { [name in Exclude<OptionName, 'limit'>]?: string } & {
  theme: string;
  headingLevel: string;
  limit: number;
  /** What is chosen, as it is given. */
  chosen: string[];
  /** The query of the feed. */
  query: string;
  /** A sentence for each option that breaks its rule. */
  wrong: string;
};

/** Options that have no rule may be anything: the service judges them. */
const RULES: Readonly<Record<OptionName, RegExp | 0>> = {
  kind: 0,
  province: 0,
  category: 0,
  year: /^20\d\d$/,
  title: 0,
  theme: /^(light|dark|auto)$/,
  limit: /^[1-9]\d*$/,
  headingLevel: /^[2-6]$/,
};

/** A limit above the most that the kind shows is lowered. */
export function readOptions(given: Given, { name: kind, choices, usual, most, query }: Chooser): Options {
  const options: Record<string, string> = { theme: 'auto', headingLevel: '3', limit: `${usual}` };
  const chosen: string[] = [];
  const parts = [...(query ?? [])];
  let wrong = '';
  for (const name in RULES) {
    const text = `${given[name] ?? ''}`.trim();
    const rule = RULES[name as OptionName];
    if (name === 'kind' ? text !== kind : rule && text && !rule.test(text))
      wrong += ` ${name} cannot be "${text}".`;
    else if (text && text !== 'all') {
      options[name] = text;
      if (choices.includes(name as Choice)) {
        chosen.push(text);
        parts.push(`${name}=${encodeURIComponent(text)}`);
      }
    }
  }
  const limit = Math.min(+options['limit']!, most);
  return {
    ...(options as never as Options),
    limit,
    chosen,
    query: query ? `?${parts.join('&')}` : '',
    wrong,
  };
}
