import { rowsOf } from '#shared/codelists/table.ts';

/** Content that comes with the service: kinds of service around tenders, and the author of what is written from the data. */

type Service = {
  slug: string;
  name: string;
  description: string;
  /** Null: the service sells nothing. An operator who does says so in a file with the same slug. */
  price: null;
  currency: null;
  is_active: boolean;
};

export const shippedServices: readonly Service[] = rowsOf('services').map(
  ([slug = '', name = '', description = '']) => ({
    ...{ slug, name, description },
    ...{ price: null, currency: null, is_active: true },
  }),
);

/** The author under whose name the service writes from its data. */
export const DATA_DESK = 'data-desk';

export const shippedAuthors = [
  {
    slug: DATA_DESK,
    name: 'Data desk',
    bio: 'The data desk is no person. Rules of this service write its briefings from the published data, and every figure names the request that shows it.',
    avatar: null,
    role: 'Automatic reports',
    twitter_handle: null,
    linkedin_url: null,
    expertise: ['tenders', 'awards', 'restricted suppliers'],
    allowed_categories: ['Weekly briefing'],
    preferred_archetypes: ['briefing'],
    forbidden_archetypes: ['opinion', 'interview'],
    tone_rules: [
      ...['plain words', 'short sentences', 'no judgement'],
      ...['no exclamation marks', 'no questions', 'no first person'],
    ],
    structure_rules: [
      'what is new, what closes, awards, changes, restrictions',
      'every figure with its source',
    ],
    cooldown_days_by_topic: { 'Weekly briefing': 7 },
    banned_phrases: ['game changer', 'shocking', 'unprecedented', 'skyrocketed'],
    max_posts_per_week: 20,
    page: null,
  },
] as const;
