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

const service = (slug: string, name: string, description: string): Service => ({
  slug,
  name,
  description,
  price: null,
  currency: null,
  is_active: true,
});

export const shippedServices: readonly Service[] = [
  service(
    'bid-writing',
    'Bid writing',
    'Writing the technical proposal of a bid, from the method to the references that the terms ask for.',
  ),
  service(
    'bid-review',
    'Bid review',
    'Checking a finished bid against the terms before it is handed in: forms, signatures, order and completeness.',
  ),
  service(
    'pricing-schedules',
    'Pricing schedules',
    'Working out the price of a bid and filling in its pricing schedule or bill of quantities.',
  ),
  service(
    'sbd-forms',
    'Standard bidding documents',
    'Filling in the standard bidding documents (SBD or MBD) that every bid has to include.',
  ),
  service(
    'csd-registration',
    'Registration on the Central Supplier Database',
    'Registering a company on the Central Supplier Database of National Treasury and keeping its entry correct.',
  ),
  service(
    'tax-compliance',
    'Tax compliance status',
    'Getting and renewing the tax compliance status PIN of the South African Revenue Service.',
  ),
  service(
    'bbbee-verification',
    'B-BBEE verification',
    'Preparing the affidavit or the verification that a company needs for its B-BBEE level.',
  ),
  service(
    'cidb-registration',
    'CIDB registration and grading',
    'Registering a contractor with the Construction Industry Development Board and applying for a higher grade.',
  ),
  service(
    'cipc-filings',
    'Company filings',
    'Annual returns, changes of directors and other filings with the Companies and Intellectual Property Commission.',
  ),
  service(
    'joint-ventures',
    'Joint ventures',
    'Finding a partner for a bid and drawing up the agreement of the joint venture.',
  ),
  service(
    'briefing-attendance',
    'Attendance of briefings',
    'Attending a compulsory briefing or site meeting for a bidder who is far away.',
  ),
  service(
    'bid-submission',
    'Delivery of bids',
    'Printing, binding and delivering a bid to the tender box before its closing time.',
  ),
  service(
    'contract-management',
    'Contract management',
    'Keeping the dates, reports and invoices of a contract that was awarded.',
  ),
];

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
