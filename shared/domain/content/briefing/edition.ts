import type { FigureSource } from '#shared/tables/content.ts';
import { capitalised, counted, numberInWords } from '../wording.ts';
import { barChart } from './chart.ts';
import { asMarkdown, type ComposedText } from './compose.ts';
import { type BriefingScope, questionsOf, sourceOf } from './facts.ts';
import { type Week, weekInWords, weeksLater } from './week.ts';

/** The briefing of one place, as the newsletter mentions it. */
export type EditionPart = { scope: BriefingScope; slug: string; published: number; closing: number };

/**
 * Writes the newsletter of a week from its briefings. @param parts the country's briefing first, then those of the
 * provinces
 */
export function composeEdition(
  week: Week,
  parts: readonly EditionPart[],
): Omit<ComposedText, 'tenders' | 'others'> {
  const [country, ...others] = parts;
  const figureOf = (part: EditionPart, key: 'published' | 'closing'): FigureSource => {
    const question = questionsOf(part.scope, week).find((one) => one.key === key)!;
    return sourceOf({ ...question, label: `${question.label}, ${part.scope.name}` }, part[key]);
  };
  const published = country?.published ?? 0;
  const opening = `From ${weekInWords(week)}, ${counted(published, 'tender')} ${published === 1 ? 'was' : 'were'} published in South Africa.`;
  const next = weekInWords(weeksLater(week, 1));
  const closing = country?.closing ?? 0;
  const lines = others.map(
    ({ scope, slug, published: own, closing: closes }) =>
      `- [${asMarkdown(scope.name)}](article:${slug}): ${numberInWords(own)} published, ${numberInWords(closes)} to close`,
  );
  return {
    title: `Tenders of the week: ${weekInWords(week)}`,
    excerpt: opening,
    content: [
      opening,
      `${capitalised(counted(closing, 'tender'))} ${closing === 1 ? 'has' : 'have'} a closing date from ${next}. The [briefing of the week](article:${country?.slug}) has the awards, the changes and the restrictions.`,
      '## By province',
      `Published from ${weekInWords(week)}, and with a closing date from ${next}:`,
      lines.join('\n'),
      'Rules of this service wrote this text from the published data. Each figure names the request that shows it in `sources`.\n',
    ].join('\n\n'),
    figure: barChart(
      `Tenders published by province, ${weekInWords(week)}`,
      others.map(({ scope, published: own }) => ({ name: initials(scope.name), count: own })),
    ),
    sources: parts.flatMap((part) => [figureOf(part, 'published'), figureOf(part, 'closing')]),
  };
}

/** A short name of a province for the chart: `WC` for Western Cape, `Gaut` for Gauteng. */
const initials = (name: string): string => {
  const words = name.split(/[ -]/);
  return words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name.slice(0, 4);
};
