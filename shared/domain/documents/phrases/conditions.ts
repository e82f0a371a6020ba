import { af, en, Words } from './phrase.ts';

/** Sentences about who reaches the next stage, which do not say who may bid. */
export const ABOUT_SCORES = new Words([
  en(
    '(?:scor(?:e|es|ing)|points|estimated that|next stage|further evaluation|evaluated (?:further|on|for))',
    'a score of 70',
    'scope',
  ),
  en(
    '(?:functionality|attend(?! to\\b)|not precluded|clarification meeting|briefing|inligtingsessie)',
    'attend the briefing',
    'attend to repairs',
  ),
  en(
    '[1-9] ?(?:CE|GB|ME|EP|EB|S[A-Q])\\b|(?:status )?level\\b.{0,30}\\bcontribut|b-?bbee\\b.{0,30}\\blevel\\b',
    '5 GB',
    '5 G',
  ),
  en('level .{0,30}\\bb-?bbee\\b', 'level 1 of B-BBEE', 'level 1'),
  af(
    '(?:punte|funksionaliteit)|b-?bbee\\b.{0,30}\\bvlak\\b|vlak .{0,30}\\bb-?bbee\\b',
    'funksionaliteit',
    'funksie',
  ),
]);

export const ABOUT_STAGE = new Words([
  en('(?:gates?|stages?|phases?|fases?) (?:\\d|one|two|three|[A-E]\\b)', 'stage 2', 'stage fright'),
  en(
    '(?:this|that|the next|the (?:first|second|third|previous)|each|a) (?:gate|stage|phase|step|fase|hek)\\b',
    'this phase',
    'phase',
  ),
  en('received (?:before|by) the closing', 'received by the closing time', 'received at the closing time'),
  af('(?:hierdie|die volgende) (?:gate|stage|phase|step|fase|hek)\\b', 'hierdie fase', 'fase'),
]);

/** What a bidder does with its bid, and what a supplier does under the contract, which are not conditions to bid. */
export const NO_CONDITION = new Words([
  en(
    'be (?:aware|treated|in a position|available|represented|present|informed|responsible|liable|deemed)',
    'must be aware',
    'beware',
  ),
  en(
    'be (?:submitted|prepared|completed|signed|notified|paid|willing|bound|careful|advised|familiar|satisfied)',
    'be prepared',
    'prepared',
  ),
  en(
    'be (?:allowed|held)|have (?:the|their|its|all|any|every) (?:\\w{1,14} ){1,3}\\w{2,14}ed\\b',
    'be held',
    'held',
  ),
  en('have (?:read|regard|familiari\\w+|taken|signed|inspected|examined)', 'have read', 'have a reader'),
  en(
    '(?:may|can) (?:only )?(?:submit|tender|bid|quote|offer) (?:only )?(?:one|for)\\b',
    'may submit only one bid',
    'may submit a bid',
  ),
]);

export const DURING_CONTRACT = new Words([
  en(
    '(?:on site|at all times|emergenc\\w+|deliver(?:ed|y|ies)|orders?|invoices?|during|for the duration)\\b',
    'at all times',
    'at times',
  ),
  en(
    '(?:working hours|weekends|daily|weekly|monthly|uniforms?|per shift|call-?outs?)\\b',
    'working hours',
    'hours',
  ),
]);

/** Text under a heading about bidders that is not a condition to bid. */
export const OF_PROCEDURE = new Words([
  en(
    '(?:closing|validity|remain valid|payments?|invoices?|prices?|pricing|rates|guarantees?|penalt(?:y|ies))\\b',
    'validity',
    'validation',
  ),
  en(
    '(?:retention|envelopes?|(?:tender|bid) box|copies|e-?mails?|enquiries|questions|briefing|evaluat\\w+)\\b',
    'the tender box',
    'box',
  ),
  en(
    '(?:awards?|awarded|contract (?:period|term)|duration|deliver(?:y|ed|ies)|insur\\w+|sub-?contract\\w*)\\b',
    'awarded',
    'reward',
  ),
  en(
    '(?:disputes?|terminat\\w+|cession|vat|commences?|amend\\w*|cancel\\w*|reserves?|costs|confidential\\w*)\\b',
    'terminated',
    'term',
  ),
  en(
    '(?:ownership|intellectual|remain the property|preference|voorkeurpunte\\w*)\\b',
    'remain the property',
    'property',
  ),
  en(
    '(?:must|shall|to|should) be (?:included|attached|submitted|enclosed|signed|completed|returned)\\b',
    'must be signed',
    'must sign',
  ),
]);

/**
 * Sentences for other fields: the minimum for functionality, how bids are judged and sent, and that no award is
 * promised.
 */
export const SAID_ELSEWHERE = new Words([
  en(
    '(?:less than|below|fewer than|under|at least|minimum of)\\b[^.]{0,30}?\\d{2,3}(?:[.,]\\d+)? ?\\)?(?:%|points?|per ?cent| out of)',
    'less than 70 points',
    'less than 70 days',
  ),
  en(
    '(?:functionality|threshold|(?:minimum|qualifying) (?:score|points)|points|scor(?:e|es|ed|ing))\\b',
    'the threshold',
    'the scorer',
  ),
  en('www\\.|no hard cop|only (?:electronic|hard cop|hand)', 'only electronic bids', 'electronic bids'),
  en('@|https?:', 'to rfq@ceres.gov.za', 'to the office'),
  af(
    '(?:minder as|onder)\\b[^.]{0,30}?\\d{2,3}(?:[.,]\\d+)? ?\\)?(?:%|punte|persent| uit)',
    'minder as 70 punte',
    'minder as 70 dae',
  ),
  af('(?:funksionaliteit|drempel\\w{0,8}|punte)\\b', 'funksionaliteit', 'funksie'),
  en(
    '(?:lowest|laagste|necessarily|noodwendig|bind itself|bind hom|verbind|objections?|complaints?|appeals?)\\b',
    'the lowest bid',
    'low',
  ),
  en('(?:beswaar|appèl)\\b', 'beswaar', 'beswaarde'),
]);

/** Printed on every form. */
export const PRINTED_CONDITION = new Words(
  [
    en(
      'bids must be delivered by the stipulated time|late bids will not be accepted for consideration',
      'late bids will not be accepted for consideration',
      'late bids will not be accepted',
    ),
    en(
      'not to be re-?typed|failure to provide .{0,20} any of the above particulars',
      'not to be re-typed',
      'retyped',
    ),
    en(
      'no bids will be considered from persons in the service of the state, companies',
      'no bids will be considered from persons in the service of the state, companies',
      'no bids from persons in the service of the state',
    ),
    en(
      'bid ?of ?any ?bidder ?may ?be ?(?:rejected|disregarded)|disclosure (?:is )?found not to be true',
      'bid of any bidder may be rejected',
      'bids may be rejected',
    ),
    en(
      'collusive bidding|subject to the preferential procurement|reserves? the right',
      'reserves the right',
      'right',
    ),
    en(
      'where a briefing session is indicated|fill in and sign a written|found to be eligible for the preference',
      'where a briefing session is indicated',
      'a briefing session',
    ),
  ],
  '',
);

/** Text after a heading that is not an entry under it. */
export const ASIDE = new Words([
  en('^(?:please )?note\\b', 'Please note', 'A note'),
  en('^the (?:table|list) below\\b', 'The table below', 'A table below'),
  en('^table \\d{1,2}:', 'Table 2: points', 'Table: points'),
  en('page \\d{1,3} of \\d{1,3}\\b', 'page 2 of 9', 'page 2'),
  en('^for (?:more|further)', 'For more information', 'Therefore more'),
  en('^see ', 'See annexure A', 'Annexure A, see'),
  en(
    'meets? (?:all )?(?:of )?(?:the|these) (?:minimum |above |following )?requirements\\.?$',
    'meets all the requirements',
    'meets all the requirements of clause 4',
  ),
  en(
    '(?:against|in|by|with) the (?:list|table|items?|checklist) below\\.?$',
    'in the table below',
    'in the table',
  ),
  en('(?:as follows|the following)\\b.{0,30}:$', 'as follows, in order:', 'as follows'),
]);

export const SAYS = new Words([
  en(
    '(?:will|shall|must|may|is|are|be|been|has|have|does|do|did|not|need|needs|no|can|wat|hold|holds|only)\\b',
    'must hold',
    'mustard',
  ),
  af('(?:sal|word|moet|het|nie|mag|kan|slegs)\\b', 'moet', 'moeite'),
]);
