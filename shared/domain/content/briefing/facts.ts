import type { FigureSource } from '#shared/tables/content.ts';
import { addDays } from '#shared/time.ts';
import { type Week, weekdays, weeksLater } from './week.ts';

/** The facts for a briefing: answers to questions that anyone can ask the API. */

/** The country, or one province. */
export type BriefingScope = { slug: string | null; name: string };

/** A list whose length is a figure. The path's parameters are filters of the resource. */
export type BriefingQuestion = {
  key: string;
  label: string;
  resource: 'tender' | 'award' | 'restricted_supplier';
  path: string;
  params: Readonly<Record<string, string>>;
  /** Whether the figure depends on the week alone, so that a later difference is a correction. */
  settled: boolean;
};

/** @param figure the number of records that a question finds */
export const sourceOf = (
  { label, path, params, settled }: BriefingQuestion,
  figure: number,
): FigureSource => ({
  label,
  request: `${path}?${new URLSearchParams({ ...params, limit: '1' })}`,
  path: 'meta.totalCount',
  value: figure,
  settled,
});

/** An award of the week, with the total of its winner's awards. */
export type NamedAward = {
  id: string;
  supplier: string;
  buyer: string | null;
  title: string | null;
  tenderId: string;
  amount: number;
  company: { id: string; awards: number; value: number | null } | null;
};

/** An event of a tender in the week; `position` is its place in the timeline of the tender, from 0. */
export type NamedEvent = {
  tenderId: string;
  title: string | null;
  position: number;
  before: string | null;
  after: string | null;
};

export type BriefingFacts = {
  scope: BriefingScope;
  week: Week;
  /** Numbers by the keys of the questions. */
  counts: Readonly<Record<string, number>>;
  awards: readonly NamedAward[];
  /** Whether the awards are those dated in the week; otherwise those first seen in it. */
  dated: boolean;
  moved: readonly NamedEvent[];
  cancelled: readonly NamedEvent[];
  restricted: readonly { id: string; name: string; until: string | null }[];
  late: readonly { slug: string; name: string; count: number }[];
};

const TENDERS = '/v2/tenders';
const AWARDS = '/v2/awards';
/** Number of weeks after closing within which most buyers decide. */
export const LATE_WEEKS = 13;

/** @returns the questions of a briefing whose answers are counts */
export function questionsOf({ slug }: BriefingScope, week: Week): BriefingQuestion[] {
  const province: Record<string, string> = slug === null ? {} : { province: slug };
  const next = weeksLater(week, 1);
  const tenders = (key: string, label: string, params: Record<string, string>): BriefingQuestion => ({
    ...{ key, label, resource: 'tender', path: TENDERS, settled: true },
    params: { status: 'any', ...params, ...province },
  });
  const awards = (key: string, label: string, params: Record<string, string>): BriefingQuestion => ({
    ...{ key, label, resource: 'award', path: AWARDS, settled: true },
    params: { status: 'awarded', ...params, ...province },
  });
  return [
    tenders('published', 'tenders published in the week', {
      publishedAfter: week.from,
      publishedBefore: week.to,
    }),
    ...weekdays.map((name, at) => {
      const day = addDays(week.from, at);
      return tenders(`day-${at}`, `tenders published on ${name}`, {
        publishedAfter: day,
        publishedBefore: day,
      });
    }),
    {
      ...tenders('closing', 'tenders with a closing date in the next week', {
        closingAfter: next.from,
        closingBefore: next.to,
      }),
      // Tenders of the next week are still being published.
      settled: false,
    },
    awards('dated', 'awards dated in the week', { awardDateFrom: week.from, awardDateTo: week.to }),
    awards('seen', 'awards first seen in the week', { firstSeenFrom: week.from, firstSeenTo: week.to }),
    ...(slug === null
      ? [
          {
            key: 'restricted',
            label: 'restrictions of suppliers that began in the week',
            resource: 'restricted_supplier',
            path: '/v2/forensic/restricted-suppliers',
            params: { restrictedFrom: week.from, restrictedTo: week.to },
            settled: true,
          } as const,
        ]
      : []),
  ];
}

/** @returns the question of how many tenders of a buyer closed long ago and have neither an award nor a cancellation */
export function lateQuestion(
  { slug }: BriefingScope,
  week: Week,
  buyer: { slug: string; name: string },
): BriefingQuestion {
  const closed = weeksLater(week, -LATE_WEEKS);
  return {
    ...{ key: `late-${buyer.slug}`, resource: 'tender', path: TENDERS, settled: false },
    label: `tenders of ${buyer.name} without an outcome`,
    params: {
      status: 'closed',
      closingAfter: closed.from,
      closingBefore: closed.to,
      sourceOrganization: buyer.slug,
      ...(slug === null ? {} : { province: slug }),
    },
  };
}
