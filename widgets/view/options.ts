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
  /** Its heading, unless another is given. */
  title: string;
  /**
   * How the query of its feed begins; absent for a feed that has no parameters. As many entries are asked for as there may
   * be, so that widgets of different lengths on one page share a request.
   */
  query?: string;
  choices: readonly Choice[];
  /** Options that others take and that change nothing here. */
  unused?: readonly OptionName[];
  /** How many entries are shown unless that is said, and at most. */
  usual: number;
  most: number;
};

/** Options that have been checked; those that are absent or `all` are left out. */
export type Options = { [name in Exclude<OptionName, 'limit'>]?: string } & {
  theme: string;
  title: string;
  headingLevel: string;
  limit: number;
  /** What is chosen, as it is given. */
  chosen: string[];
  /** The query of the feed. */
  query: string;
  /** A sentence for each option that breaks its rule. */
  wrong: string;
  /** A sentence for each option that changes nothing. */
  unused: string;
};

/** What has no rule may be anything: the service judges it. */
const RULES: Readonly<Record<OptionName, RegExp | null>> = {
  kind: null,
  province: null,
  category: null,
  year: null,
  title: null,
  theme: /^(light|dark|auto)$/,
  limit: /^[1-9]\d*$/,
  headingLevel: /^[2-6]$/,
};

/** A limit above the most that the kind shows is lowered. */
export function readOptions(
  given: Given,
  { name: kind, title, choices, unused: others, usual, most, query }: Chooser,
): Options {
  const options: Record<string, string> = { title, theme: 'auto', headingLevel: '3', limit: `${usual}` };
  const chosen: string[] = [];
  const asked = new URLSearchParams(query);
  let wrong = '';
  let unused = '';
  for (const name in RULES) {
    const text = `${given[name] ?? ''}`.trim();
    if (name === 'kind' ? text !== kind : text && RULES[name as OptionName]?.test(text) === false)
      wrong += ` ${name} cannot be "${text}".`;
    else if (text && text.toLowerCase() !== 'all') {
      if (others?.includes(name as OptionName)) unused += ` ${name} cannot be chosen here; all are shown.`;
      else options[name] = text;
      if (choices.includes(name as Choice)) {
        chosen.push(text);
        asked.append(name, text);
      }
    }
  }
  return {
    ...(options as never as Options),
    limit: Math.min(+options['limit']!, most),
    chosen,
    query: query === undefined ? '' : `?${asked}`,
    wrong,
    unused,
  };
}
