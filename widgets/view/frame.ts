import { date, joined } from './format.ts';
import type { Entry, Kind } from './kind.ts';
import type { Options } from './options.ts';
import type { Tree, TreeElement } from './tree.ts';

/** The current state of a feed. */
export type State = {
  /** The last entries that arrived; absent before the first. */
  entries?: readonly Entry[];
  /** When the service generated them. */
  made?: unknown;
  /** Why the last request failed; empty after one that succeeded. */
  failure?: string;
  /** What is wrong with the options, so that another request would fail in the same way. */
  wrong?: string;
  /** Whether a request is under way. */
  busy?: boolean;
};

/** @param home address of the page about the source */
export function frame(
  { choose, body }: Kind,
  options: Options,
  { entries, made, failure, wrong, busy }: State,
  home: string,
): TreeElement {
  const shown = entries?.filter((entry) => !choose || choose(entry, options)).slice(0, options.limit);
  return [
    `section.w ${options.theme}`,
    null,
    [`h${options.headingLevel}.h`, null, options.title],
    [
      'small',
      null,
      // Slugs as words; the style sheet capitalises them.
      joined(options.chosen)
        .replace(/-(?!natal)/gi, ' ')
        .replace('kwazulu', 'KwaZulu') || 'South Africa',
    ],
    [
      'div.b',
      null,
      wrong
        ? notice(`This widget is not set up correctly.${wrong}`)
        : shown
          ? shown[0]
            ? body(shown, options)
            : notice('Nothing is published for this choice.')
          : failure
            ? notice(failure, ['button', null, busy ? 'Trying' : 'Try again'])
            : ['div.rows', { 'aria-busy': true }, ...Array(options.limit).fill(['i'])],
    ],
    [
      'small.foot',
      null,
      ['a', { href: home, target: '_blank' }, 'Source: Tender Data'],
      shown && [
        failure ? 'b' : 'span',
        null,
        `${failure ? 'Not updated since' : 'As of'} ${date(made, 'short')}`,
      ],
    ],
  ];
}

const notice = (sentence: string, button?: Tree): Tree => [
  'div.notice',
  { role: 'status' },
  ['p', null, sentence],
  button,
];
