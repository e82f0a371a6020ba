import type { IntelCategory } from '#shared/codelists/intel-categories.ts';

/** Why: the words that speak for the category, with their weight. */
export type CategoryReason = { category: IntelCategory; score: number; cues: string[] };

type Cue = { weight: number; cue: RegExp };
/** @param text words and phrases, separated by `|` */
const cue = (weight: number, text: string): Cue => ({ weight, cue: new RegExp(`\\b(?:${text})\\b`, 'i') });

/** A cue in the title counts so much more than one in the text: the title says what an item is about. */
const IN_TITLE = 2;
/** An item that nothing speaks for is general. */
const MIN_SCORE = 2;
/** Characters of the text that are looked at. */
const MAX_CHARACTERS = 1_500;

const cues: Readonly<Record<Exclude<IntelCategory, 'general'>, readonly Cue[]>> = {
  regulation: [
    cue(
      4,
      'draft regulations?|regulations? (?:under|amended|published|gazetted)|amend(?:s|ed|ment|ments)? (?:to |of )?(?:the )?(?:act|regulations?|standard|codes?)',
    ),
    cue(
      3,
      'circular (?:no\\.? ?)?\\d+|instruction (?:note |no\\.? ?)\\d*|practice note|by-law|bill|public comment|invites? comments?|comments must',
    ),
    cue(
      3,
      'regulations?|gazett?ed|government gazette|provincial gazette|legislation|code of good practice|determination|proclamation commences?',
    ),
    cue(
      2,
      'takes? effect|commences?|commencement|with effect from|comes? into (?:force|operation)|repeals?|replaces circular|thresholds?|set-asides?|act \\d+ of \\d{4}|directive|minimum wage',
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
  ],
  audit: [
    cue(
      4,
      'auditor-general|agsa|audit (?:outcomes?|opinions?|report|findings?)|clean audits?|material irregularit\\w+|general report|qualified opinion|disclaimer of opinion|adverse opinion',
    ),
    cue(3, 'audits?|auditors?|unqualified|qualified|disclaimer|irregular expenditure|fruitless and wasteful'),
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
    cue(2, 'hearings?|briefing by|oversight|question to the minister|reply|inquiry|summons|tabled'),
  ],
  tender: [
    cue(
      5,
      'invit(?:es?|ation) (?:to )?(?:bids?|tenders?)|request for (?:proposals?|quotations?|bids?)|rf[pqbt]|expressions? of interest|tender bulletin|erratum|intention to award|re-?advertis\\w+',
    ),
    cue(
      4,
      'closing (?:date|time)|clos(?:es|ing) on|(?:cancels?|cancelled|withdraws?|withdrew|awards?|awarded) (?:the )?(?:tender|bid|contract)|non-?responsive|tender opening|bid(?:s)? (?:were )?(?:received|opened)|appoints? panel|compulsory (?:site|briefing)',
    ),
    cue(
      2,
      'tenders?|bids?|bidders?|quotations?|proposals?|briefing session|evaluation criteria|pricing schedule|contract (?:no|number)|cidb grading|grade \\d ?[a-z]{2}',
    ),
  ],
  budget: [
    cue(
      4,
      'budget|medium[- ]term|division of revenue|conditional grants?|adjustments? budget|revenue (?:and|collection)|national revenue|bailout|roll-?over|treasury bills?',
    ),
    cue(
      3,
      'owes?|owed|debts?|unpaid|overdue|invoices?|pa(?:ys|id) (?:suppliers|contractors|invoices?)|allocations?|grants?|borrowing|deficit|loan|tariffs rise|spend(?:s|ing)|underspen\\w+|under-spending',
    ),
    cue(1, 'fiscus|billion|funds?|expenditure|repayments?'),
  ],
  project: [
    cue(
      4,
      'construction (?:of|starts?|took|began|started)|handed over|hand-?over|commission(?:s|ed) (?:the |a |new )?|completed?|completes|opened after|reopened|commercial operation|halfway|ahead of schedule|built',
    ),
    cue(
      3,
      'bridge|road|hospital|school|dam|tunnel|pipeline|reservoir|substation|station|houses|cranes|trains?|water works|harbour|clinic|power station|building|line',
    ),
    cue(
      2,
      'contractors?|phase \\d|new (?:plant|wing|school|station)|repairs?|repaired|restored|engineers|upgrade|beneficiaries|villages|jobs|earthworks',
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
    cue(
      3,
      'prices?|shortage|tariffs?|suppliers?|manufacturers|imports?|competition|traders?|licen[cs]es?|escalation|industry|market|makers|inquiry',
    ),
  ],
};

/** Speaks for nothing but itself: people, events and offices. */
const GENERAL =
  /\b(?:appoint(?:s|ed|ment)|vacanc(?:y|ies)|welcom(?:es?|ed)|condolences|passing of|memorial|award for|receives? (?:international )?award|holiday|women.s day|career day|campaign|exhibition|offices? (?:are )?closed|office hours|maintenance|media advisory|rsvp|launch|invites? (?:everybody|applications|children)|transport month|admissions|learners visited|warns of snow|message from)\b/i;
const GENERAL_IN_TITLE = 7;
const GENERAL_IN_TEXT = 3;

/** @returns the category with the most weight; the first in the order above where several have as much */
export function categoryOf({ title, words }: { title: string; words: string | null }): CategoryReason {
  const text = (words ?? '').slice(0, MAX_CHARACTERS);
  const reasons = Object.entries(cues).map(([category, list]): CategoryReason => {
    const found: string[] = [];
    let score = 0;
    for (const { weight, cue: expression } of list) {
      const [inTitle, inText] = [expression.exec(title)?.[0], expression.exec(text)?.[0]];
      if (inTitle !== undefined) score += IN_TITLE * weight;
      if (inText !== undefined) score += weight;
      found.push(...[inTitle, inText].filter((words) => words !== undefined));
    }
    return { category: category as IntelCategory, score, cues: [...new Set(found)] };
  });
  const general = [GENERAL.exec(title)?.[0], GENERAL.exec(text)?.[0]];
  reasons.push({
    category: 'general',
    score: (general[0] ? GENERAL_IN_TITLE : 0) + (general[1] ? GENERAL_IN_TEXT : 0) + (MIN_SCORE - 1),
    cues: general.filter((words) => words !== undefined),
  });
  return reasons.reduce((best, one) => (one.score > best.score ? one : best));
}
