/** Names of options in scripts. As attributes they are spelled with hyphens, such as `heading-level`. */
export type OptionName =
  | 'kind'
  | 'province'
  | 'category'
  | 'theme'
  | 'limit'
  | 'year'
  | 'headingLevel'
  | 'title';

/** Unchecked options: texts of attributes, or values from a script. */
export type Given = Readonly<Record<string, unknown>> & {
  readonly [name in OptionName]?: string | number | null | undefined;
};

/** Options that choose the content of a kind. */
export type Choice = 'province' | 'category' | 'year';

/** The options of a kind. */
export type Chooser = {
  /** Name of the kind, and of its feed below `/api/widgets/`. */
  name: string;
  /** Its heading, unless another is given. */
  title: string;
  /**
   * The beginning of the query of its feed; absent for a feed without parameters. It always requests the maximum number
   * of entries, so that widgets of different lengths on one page share a request.
   */
  query?: string;
  choices: readonly Choice[];
  /** Options of other kinds that have no effect here. */
  unused?: readonly OptionName[];
  /** Default and maximum number of entries. */
  usual: number;
  most: number;
};

/** Checked options; absent ones and `all` are left out. */
export type Options = { [name in Exclude<OptionName, 'limit'>]?: string } & {
  theme: string;
  title: string;
  headingLevel: string;
  limit: number;
  /** The chosen values, as given. */
  chosen: string[];
  /** The query of the feed. */
  query: string;
  /** A sentence for each option that breaks its rule. */
  wrong: string;
  /** A sentence for each option without effect. */
  unused: string;
};

/** An option without a rule may have any value: the service checks it. The words say what the rule allows. */
const RULES: Readonly<Record<OptionName, readonly [rule: RegExp, words: string] | []>> = {
  kind: [],
  province: [],
  category: [],
  year: [],
  title: [],
  theme: [/^(light|dark|auto)$/, 'light, dark or auto'],
  limit: [/^[1-9]\d*$/, '1 or more'],
  headingLevel: [/^[2-6]$/, '2 to 6'],
};

/** A limit above the maximum of the kind is lowered to it. */
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
    const [rule, words = given['kinds']] = RULES[name as OptionName];
    if (name === 'kind' ? text !== kind : text && rule && !rule.test(text))
      wrong += ` ${name.replace('L', '-l')} cannot be "${text}", only ${words}.`;
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
