import type { IntelCategory } from '#shared/codelists/intel-categories.ts';

/** Words and phrases that speak for what an item is about, with their weight. */

/** Something that a text may have. */
export type Cue = { weight: number; find: (text: string) => string | undefined };

const anyOf = (text: string, flags: string): RegExp => new RegExp(`\\b(?:${text})\\b`, flags);

/** @param text words and phrases, separated by `|` */
function cue(weight: number, text: string): Cue {
  const expression = anyOf(text, 'i');
  return { weight, find: (given) => expression.exec(given)?.[0] };
}

/** As `cue`, with capitals as they are written. */
function exactCue(weight: number, text: string): Cue {
  const expression = anyOf(text, '');
  return { weight, find: (given) => expression.exec(given)?.[0] };
}

/** Characters in which two parts of a cue stand, some five words. */
const NEAR = 45;

/** A word and, a few words later in the same sentence, another: `cancels the R5m water tender`. */
function near(weight: number, first: string, second: string): Cue {
  const [before, after] = [anyOf(first, 'gi'), anyOf(second, 'i')];
  return {
    weight,
    find: (text) => {
      for (const { 0: word, index } of text.matchAll(before)) {
        const start = index + word.length;
        const follows = after.exec(text.slice(start, start + NEAR));
        if (follows === null) continue;
        const end = start + follows.index + follows[0].length;
        if (!/[.;!?:]\s/.test(text.slice(start, end))) return text.slice(index, end);
      }
      return undefined;
    },
  };
}

/** Firms that are appointed to do work, and barred from it. */
const FIRMS =
  'service providers?|contractors?|consultants?|panels?|suppliers?|firms?|compan(?:y|ies)|bidders?|auditors?|attorneys|engineers|directors?';

/** By category; a text without any is general. */
export const cues: Readonly<Record<Exclude<IntelCategory, 'general'>, readonly Cue[]>> = {
  regulation: [
    cue(
      4,
      'draft regulations?|regulations? (?:under|amended|published|gazetted)|amend(?:s|ed|ment|ments)? (?:to |of )?(?:the )?(?:act|regulations?|standard|codes?|(?:board|government|general) notice)',
    ),
    cue(
      3,
      'circular (?:no\\.? ?)?\\d+|instruction (?:note |no\\.? ?)\\d*|practice note|by-law|public comment|invites? comments?|comments must',
    ),
    // Rules that a body makes for its own tenders, and where they are published.
    cue(
      3,
      'open for (?:public )?comments?|(?:board|general) notice \\d+|designat(?:es?|ed|ion)|local (?:content|production)',
    ),
    // How a law comes about, and ends.
    cue(
      4,
      'procurement (?:act|bill|law|legislation|rules|regulations)|signed into law|(?:draft|amendment|money|finance|the|approves?|tables?|on|to pass) bill|str(?:ikes?|uck) down|unconstitutional',
    ),
    cue(
      3,
      'guidelines?|guidance note|norms and standards|exempt(?:s|ed|ions?)?|(?:new|draft|tighter|tougher|tribunal|changes?|grading) rules?|gazette|lev(?:y|ies)|quotas?|adopt\\w*|white paper|to be proclaimed|constitutional court|deviations?',
    ),
    near(3, 'draft|revised|new|amended|updated|proposed', 'polic(?:y|ies)'),
    near(4, 'signs?', 'bill|act|law'),
    near(3, '(?:has|have) until', 'comments?'),
    // What binds those who buy.
    cue(
      3,
      'organs of state (?:must|have to|may|shall|should)|(?:must|have to) be applied|(?:made|makes|becomes?) (?:it )?(?:compulsory|mandatory)',
    ),
    cue(
      3,
      'regulations?|gazett?ed|government gazette|provincial gazette|legislation|code of good practice|determination|proclamation commences?',
    ),
    cue(
      2,
      'takes? effect|commences?|commencement|with effect from|comes? into (?:force|operation)|repeals?|replaces circular|thresholds?|set-asides?|act \\d+ of \\d{4}|directive|minimum wage|polic(?:y|ies)|compulsory|mandatory',
    ),
    cue(2, 'instruction|standard for|accounting officers must|tax compliance|b-bbee|codes?|circular'),
  ],
  investigation: [
    cue(
      4,
      'special tribunal|public protector (?:finds?|found|report|to probe)|restricted suppliers?|blacklist\\w*|debar\\w*',
    ),
    cue(
      4,
      'fraud|corrupt\\w*|kickbacks?|bribe\\w*|money laundering|forged|maladministration|whistle-?blowers?|state capture',
    ),
    cue(
      3,
      'investigat\\w+|probes?|forensic (?:report|investigation|audit)|arrest(?:s|ed)?|charges?|charged|recover(?:s|ed|ies)|freez\\w+|frozen|preservation order|interdict\\w*|remedial action',
    ),
    cue(
      2,
      'siu|special investigat\\w+ unit|hawks|suspend(?:s|ed)|suspension|court|irregularly|unlawful|declared invalid|sets? aside|proclamation|lifestyle audit|ghost|steering',
    ),
    // Searches, and what follows in a criminal court.
    cue(
      4,
      'raid(?:s|ed)?|search(?:es|ed) (?:the )?(?:premises|offices|homes?)|search and seizure|in (?:the )?dock|accused|plead(?:s|ed)|convict(?:s|ed|ion)|acquitt(?:ed|al)|sentenced|guilty|bail|indict(?:ed|ment)|on trial',
    ),
    // Money and offices that are lost over it, and those who are found innocent.
    cue(
      3,
      'clear(?:s|ed) (?:of|over|in)|forfeit\\w*|pa(?:y|ys|id) back|paid over|claw\\w* back|seiz(?:es?|ed|ure)|misconduct|disciplinary|dismissed|fired|scandal|prosecut\\w+',
    ),
    cue(
      3,
      'loot(?:s|ed|ing)|syndicates?|fronting|implicat\\w+|magistrates?|commission of inquiry|testif\\w+|subpoena\\w*|warrants?|nab(?:s|bed)|wrongdoing|improper\\w*|impropriety|inflated|over-?pric\\w+|over-?pa(?:id|y\\w*)|conflicts? of interest|nepotism|tender defaulters|ordered to (?:re)?pay|broke (?:the )?(?:rules|law)|jailed|behind bars|swoop\\w*',
    ),
    near(3, 'bans?|banned|barred', FIRMS),
    near(3, 'wants?', 'back'),
    cue(
      2,
      'suspect(?:s|ed)?|alleg\\w+|accus(?:es|ations?)|rigg(?:ed|ing)|npa|prosecutors?|detectives?|police|leaked|tribunal hear[sd]|protector|cousin|relatives?|brother|wife|husband|on leave|invalid|probing|dodgy',
    ),
  ],
  audit: [
    cue(
      4,
      'auditor-general|agsa|audit (?:outcomes?|opinions?|report|findings?)|clean audits?|material irregularit\\w+|general report|qualified opinion|disclaimer of opinion|adverse opinion',
    ),
    cue(3, 'audits?|auditors?|unqualified|qualified|disclaimer|irregular expenditure|fruitless and wasteful'),
    cue(
      4,
      'unauthori[sz]ed expenditure|wasteful expenditure|going concern|consequence management|clean (?:bill|status)|internal audit|audit committee',
    ),
    // In capitals only.
    exactCue(4, 'AG|A-G|AG’s'),
    cue(1, 'financial statements|disclos\\w+|controls'),
  ],
  oversight: [
    cue(
      5,
      'scopa|standing committee on public accounts|portfolio committee|joint committee|select committee|section 79 committee|committee on',
    ),
    cue(
      3,
      'committee|parliament\\w*|national assembly|legislature|members (?:asked|heard|were|want\\w*|agreed|visited|of scopa)|mps|councillors|briefed by|chairperson',
    ),
    cue(
      2,
      'hearings?|briefing by|oversight|question to the minister|reply|inquiry|summons|tabled|grill(?:s|ed)?|unhappy with|demands? answers',
    ),
  ],
  tender: [
    cue(
      5,
      'invit(?:es?|ation) (?:to )?(?:bids?|tenders?)|request for (?:proposals?|quotations?|bids?)|rf[pqbt]|expressions? of interest|tender bulletin|erratum|intention to award|preferred bidder|re-?advertis\\w+',
    ),
    cue(
      4,
      'closing (?:date|time)|clos(?:es|ing) on|bid validity|proposals are due|as and when required|hire of|object(?:s|ed)? to|non-?responsive|tender opening|bid(?:s)? (?:were )?(?:received|opened)|appoints? panel|compulsory (?:site|briefing)',
    ),
    // Who gets it, and who did not.
    cue(
      4,
      'shortlist\\w*|(?:losing|unsuccessful|rival|highest scoring) bidders?|(?:notice of|letter of) award|award (?:notice|letter)|restarts?|re-?evaluat\\w+|objections?',
    ),
    near(5, 'appointment of', FIRMS),
    near(
      4,
      'cancel(?:s|led)?|scrap(?:s|ped)?|withdraws?|withdrew|halt(?:s|ed)?|awards?|awarded',
      'tender|bid|contract',
    ),
    near(4, 'tender|bid|contract', 'cancelled|scrapped|withdrawn|awarded'),
    near(
      4,
      'wins?|won|clinch(?:es|ed)|bag(?:s|ged)|secures?|secured|lands?|landed|signs?|signed|gets?|got',
      'contracts?|tenders?|deal|order|job',
    ),
    near(4, 'looks for', `partner|operator|${FIRMS}`),
    near(4, 'review', 'award|tender'),
    // How notices are worded.
    cue(
      4,
      'supply(?: and|,) (?:delivery|installation|fitting)|provision of|for a period of|(?:\\d+|twelve|twenty-four|thirty-six) months|addend(?:um|a)|corrigendum|panel of|term (?:contract|tender)|site (?:inspection|meeting)|bid documents?|highest points|functionality',
    ),
    cue(
      2,
      'tenders?|bids?|bidders?|quotations?|proposals?|briefing session|evaluation criteria|pricing schedule|contract (?:no|number)|cidb grading|grade \\d ?[a-z]{2}',
    ),
  ],
  budget: [
    cue(
      4,
      'budget|medium[- ]term|division of revenue|conditional grants?|adjustments? budget|(?:in|the) adjustments?|cuts? r ?\\d\\w*|lower revenue|revenue (?:and|collection)|national revenue|bailout|roll-?over|treasury bills?',
    ),
    cue(
      3,
      'owes?|owed|debts?|unpaid|overdue|invoices?|pa(?:ys|id) (?:suppliers|contractors|invoices?)|allocations?|grants?|borrowing|deficit|loan|tariffs rise|spend(?:s|ing)|underspen\\w+|under-spending',
    ),
    // Debts, and what creditors do.
    cue(
      4,
      'arrears|writs?|equitable share|(?:not|never|un)(?: been)?[ -]?paid|unpaid bills?|(?:returns?|returned|forfeits?|surrenders?) r ?\\d\\w*|did not spend|not spent|unspent|payment (?:plan|arrangement|agreement)|(?:missed|misses|skipped|skips|late) (?:another )?payments?|creditors?',
    ),
    cue(
      3,
      '(?:pays?|paid|repays?|repaid|lends?|lent|borrows?|borrowed) (?:back )?(?:about )?r ?\\d\\w*|settlement|loans?|facility|bonds?|guarantees?|lenders?|bank accounts?|accounts? of',
    ),
    near(4, 'attach(?:es|ed|ing|ment)?', 'accounts?'),
    cue(1, 'fiscus|billion|funds?|expenditure|repayments?'),
  ],
  project: [
    cue(
      4,
      'construction (?:of|starts?|took|began|started)|handed over|hand-?over|commission(?:s|ed) (?:the |a |new )?|completed?|completes|opened after|reopened|nears? completion|raised by|(?:is|are|was|were|stands?) ready|commercial operation|halfway|ahead of schedule|built',
    ),
    // What is built; that such a thing is named does not say yet that it is about building.
    cue(
      2,
      'bridges?|road|hospital|school|dams?|tunnel|pipeline|reservoir|substation|station|houses|cranes|trains?|water works|harbour|clinic|power station|building|line',
    ),
    cue(
      2,
      'contractors?|phase \\d|new (?:plant|wing|school|station)|repairs?|repaired|restored|engineers|upgrade|beneficiaries|villages|jobs|earthworks',
    ),
    // How far something has come.
    cue(
      3,
      'install(?:s|ed|ation|ing)?|into (?:use|service)|switched on|goes live|went live|roll(?:s|ed)? out|roll-?out',
    ),
    cue(
      3,
      'opens (?:a |the |its )?(?:new|first)|sods? (?:is |was )?turn(?:ed|ing)|turns? (?:the )?(?:first )?sod|half[- ]done|unveil(?:s|ed)|electrif\\w+|resurfac\\w+|refurbish\\w*|rehabilitat\\w+|(?:leaves?|left|abandon(?:s|ed)|off) (?:the )?site|potholes?|treatment (?:works|plant)|solar|turbines?|boreholes?|taps|library|stadium|runway|highway|interchange|sewers?|\\d+ ?km|kilomet(?:re|er)s|pilot',
    ),
    cue(
      2,
      'feeds? the grid|return(?:s|ed)? to|fix(?:es|ed)?|delivered|promised|stalled|stuck|not (?:yet )?(?:built|replaced|finished|complete)|without (?:water|electricity|power)|reach(?:es|ed) \\d+|unfinished|abandoned|behind schedule',
    ),
  ],
  market: [
    cue(
      5,
      'competition (?:commission|tribunal)|cartel|collusi\\w+|collusive|bid[- ]rigging|price[- ]fixing|mergers?|abuse of dominance',
    ),
    cue(
      4,
      'fixed prices|rigged|dominance|confidence (?:of|index)|business conditions|quarterly monitor|register of contractors|deregister\\w*|market share',
    ),
    cue(3, 'prices?|shortage|tariffs?|manufacturers|imports?|competition|escalation|market|inquiry'),
    cue(
      4,
      '(?:sector|industry|builders?) confidence|order books?|takeover|take over of|acqui(?:res?|red|sition of)|buy-?outs?|business rescue|liquidat\\w+|insolven\\w+|\\w+-year (?:low|high)|per ?cent more expensive|survey of|price (?:hikes?|war|jumps?)|outlook|closures?|consolidat\\w+|margins|watchdog fines|not to compete|short of|squeez\\w+',
    ),
    cue(
      2,
      '(?:building|construction|security|transport|it) sector|turnover|costs?|inflation|exports?|exporters|demand for|jobs at risk',
    ),
    // Many texts have these; alone they say little.
    cue(1, 'suppliers?|traders?|licen[cs]es?|industry|makers|vendors?'),
  ],
};

/** People, events and offices: each speaks for nothing but itself. */
export const generalCues: readonly Cue[] = [
  '(?:new|acting|interim) (?:chief executive|ceo|chairperson|chair|director-general|head of|board|commissioner|spokesperson)|sworn in|resign(?:s|ed|ation)|retire(?:s|d|ment)|takes? over (?:as|in|from)|vacanc(?:y|ies)',
  'dies|died|condolences|passing of|memorial|tribute|mourns?',
  'award for|wins? awards?|receives? (?:international )?award|award-winning|welcom(?:es?|ed)|congratulat\\w+|celebrat\\w+|anniversary|honours',
  "summit|conference|webinar|workshop|exhibition|imbizo|festival|career day|open day|campaign|awareness|holiday|easter|festive season|(?:women|youth|heritage|mandela|arbor|transport|library|engineers?|water)[’']?s?[’']? (?:day|week|month)",
  'bursar(?:y|ies)|internships?|learnerships?|graduat\\w+|matric|admissions|learners visited|researchers|pupils',
  'offices? (?:are |is |will be )?close(?:d|s)?|close early|office hours|system maintenance|scheduled maintenance|tax season|season opens|media advisory|rsvp|message from|invites? (?:everybody|applications|children)',
  'warns? of|weather (?:warning|alert)|snow|outbreak|vaccin\\w+|visitors|tourist arrivals|march(?:es|ed)? (?:to|on)|(?:on|wage) strike|strikers',
].map((text) => cue(1, text));

/** Somebody is appointed. */
export const APPOINTS = cue(1, 'appoint(?:s|ed|ment)');
/** A firm is, which is about a tender. */
export const APPOINTS_FIRM = near(1, 'appoint(?:s|ed|ment)', FIRMS);
