import type { CombinedAnalysis } from './combine-analyses.ts';
import { rounded } from './record/requirements.ts';
import { type KeyRequirement, keyRequirementsOf } from './summary/key-requirements.ts';
import { factSentences, type KnownFacts } from './summary/known-facts.ts';
import { type NoticeTexts, noticeRequirements } from './summary/notice-requirements.ts';
import { addedBy, noticeSentences, readable, sentenceOf } from './summary/sentences.ts';

/** Summary and requirements of a tender, in sentences from its notice or its documents. */
export type Summary = {
  summary: string | null;
  keyRequirements: string[];
  /** Expected share of right statements in both, 0 to 1; null if there are none. */
  confidence: number | null;
};

/** A sentence or requirement, and the probability that it is right. */
export type Point = { text: string; confidence: number };

/** What the documents of a tender contribute to its summary. */
export type DocumentPoints = { subject: readonly Point[]; requirements: readonly Point[] };

const MAX_SUMMARY = 600;
const MAX_REQUIREMENTS = 12;

/** @param facts of the documents @returns what they say about what is bought, and what they require of bidders */
export function pointsOf(facts: Pick<CombinedAnalysis, 'values' | 'lists' | 'subject'>): {
  subject: readonly Point[];
  requirements: readonly KeyRequirement[];
} {
  return {
    subject: facts.subject.map(({ value, confidence }) => ({ text: sentenceOf(value), confidence })),
    requirements: keyRequirementsOf(facts),
  };
}

/**
 * Says in a few sentences what a tender is about, and what it requires. The sentences come from its title, its
 * description or its documents, or are written from values of its record. Requirements are quoted, or written from one
 * value. If only the title is known, there is no summary. Never throws.
 * @param documents what the documents say; null if none was read
 * @param known values of the record besides its texts
 */
export function summarise(
  notice: NoticeTexts,
  documents: DocumentPoints | null,
  known: KnownFacts | null = null,
): Summary {
  const about = noticeSentences(notice.title, notice.description).map(
    (text): Point => ({ text, confidence: 1 }),
  );
  const told = about.map(({ text }) => text).join(' ');
  const subject = documents?.subject ?? [];
  const added = new Set(
    addedBy(
      told,
      subject.map(({ text }) => text),
    ),
  );
  const all = [...about, ...subject.filter(({ text }) => added.has(text))];
  // Readers see the title before the summary.
  const beyond = all.length === 1 && readable(notice.title ?? '') !== '' ? [] : all;
  const sentences = fitting([...beyond, ...(known === null ? [] : factSentences(known))]);
  const requirements = distinct([...(documents?.requirements ?? []), ...noticeRequirements(notice)]);
  return summaryOf(sentences, requirements.slice(0, MAX_REQUIREMENTS));
}

/** @returns summary and key points of one document */
export const summariseDocument = ({ subject, requirements }: DocumentPoints): Summary =>
  summaryOf(fitting(subject), distinct(requirements).slice(0, MAX_REQUIREMENTS));

function summaryOf(sentences: readonly Point[], requirements: readonly Point[]): Summary {
  const all = [...sentences, ...requirements];
  return {
    summary: sentences.map(({ text }) => text).join(' ') || null,
    keyRequirements: requirements.map(({ text }) => text),
    confidence:
      all.length === 0
        ? null
        : rounded(all.reduce((sum, { confidence }) => sum + confidence, 0) / all.length),
  };
}

/** Whole sentences, while there is room for them. */
function fitting(sentences: readonly Point[]): Point[] {
  let length = 0;
  return sentences.filter(({ text }) => {
    if (length + text.length > MAX_SUMMARY) return false;
    length += text.length + 1;
    return true;
  });
}

/** Among requirements in the same words, the surest. */
function distinct(points: readonly Point[]): Point[] {
  const known = new Map<string, Point>();
  for (const point of points) {
    const key = point.text.toLowerCase().replace(/[^a-z0-9]/g, '');
    const same = known.get(key);
    if (same === undefined || same.confidence < point.confidence) known.set(key, point);
  }
  return [...known.values()];
}
