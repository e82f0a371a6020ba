import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { quotesOf } from '#services/site/pages/tender/quotes.ts';
import { type DocumentNames, whereOf } from '#services/site/pages/tender/where.ts';
import {
  type SentencePart,
  type SourcedSentence,
  sentenceSources,
} from '#shared/domain/documents/summary/sentence-sources.ts';

/** Names of the sources of sentences. */
const NAMES: Readonly<Record<SentencePart, string>> = {
  ...{ title: 'title of the notice', description: 'description of the notice' },
  ...{ place: 'place', closing: 'closing time' },
  ...{ required: 'documents', system: 'documents', subject: 'documents' },
};
/** Point systems that a summary names; `B-BBEE requirements` begin with one if it is a fact. */
const SYSTEM = /^(?:80\/20|90\/10)/;

/**
 * The summary of a tender: each sentence with its source, and folded below it the passages.
 * @param origins path of the page with the source of every value
 */
export function summarySection(
  tender: Fields,
  analysis: Fields | null,
  names: DocumentNames,
  origins: string,
): Html | null {
  const summary = tender.text('aiSummary');
  if (summary === null) return null;
  const evidence = analysis?.list('evidence') ?? [];
  const subject = evidence.filter(isOf('subject')).map((each) => String(each.all['value']));
  const sentences = sentenceSources(summary, {
    ...{ title: tender.text('title'), description: tender.text('description'), subject },
    known: {
      ...{ place: placeOf(tender), place_confidence: null, closes_at: tender.text('closingDateTime') },
      required: tender.texts('requiredDocuments'),
      system: SYSTEM.exec(tender.string('bbbeeRequirements'))?.[0] ?? null,
    },
  });
  return html`<p class="lead">${summary}</p>
<details class="said"><summary>Where each sentence comes from</summary><ol>${sentences.map((sentence) => sentenceItem(sentence, evidence, names, origins))}</ol></details>`;
}

const isOf =
  (field: string) =>
  (each: Fields): boolean =>
    each.text('field') === field;

/** The place as summaries write it. */
const placeOf = (tender: Fields): string | null =>
  [
    tender.text('locality') ?? tender.text('municipality'),
    tender.text('province') === 'National' ? null : tender.text('province'),
  ]
    .filter((part) => part !== null)
    .join(', ') || null;

function sentenceItem(
  sentence: SourcedSentence,
  evidence: readonly Fields[],
  names: DocumentNames,
  origins: string,
): Html {
  const { text, parts } = sentence;
  const passages = evidence.filter((each) => parts.some((part) => says(each, part, text)));
  return html`<li><p>${text} <span class="small soft">${placeText(parts, passages, names, origins)}</span></p>${
    passages.length === 0
      ? null
      : html`<details><summary class="small">${passages.length === 1 ? 'The passage' : 'The passages'}</summary>${quotesOf(passages, names, (each) => each.string('quote'))}</details>`
  }</li>`;
}

/** @returns whether a sentence is based on a passage */
function says(passage: Fields, part: SentencePart, text: string): boolean {
  switch (part) {
    case 'required':
      return isOf('returnables')(passage);
    case 'system':
      return isOf('evaluationSystem')(passage);
    case 'subject':
      return isOf('subject')(passage) && text.startsWith(String(passage.all['value']).slice(0, 40));
    default:
      return false;
  }
}

/** The source of a sentence, in a few words. */
function placeText(
  parts: readonly SentencePart[],
  passages: readonly Fields[],
  names: DocumentNames,
  origins: string,
): Html | string {
  const [first] = passages;
  if (first !== undefined)
    return html`${whereOf(first, names)}${passages.length > 1 ? ' and other passages' : null}`;
  if (parts.length === 0) return 'The record has changed since this was written.';
  const named = [...new Set(parts.map((part) => NAMES[part]))].join(' and ');
  const isComputed = parts.some((part) => part === 'place' || part === 'closing');
  return html`From: ${isComputed ? html`<a href="${origins}">${named}</a>` : named}`;
}
