import { type FactPart, factSentences, type KnownFacts } from './known-facts.ts';
import { noticeSentences, readable, sentenceOf } from './sentences.ts';

/**
 * The source of a sentence of a summary: a text of the notice, a part of the record, or sentences of documents about
 * what is bought.
 */
export type SentencePart = FactPart | 'title' | 'description' | 'subject';

/** A sentence of a summary, and its sources; none if the record has changed since. */
export type SourcedSentence = { text: string; parts: readonly SentencePart[] };

/** The inputs of a summary, from the record of its tender. */
export type SummaryInputs = {
  title: string | null;
  description: string | null;
  /** Sentences of documents about what is bought. */
  subject: readonly string[];
  known: KnownFacts;
};

/** @returns the sentences of a summary by `summarise`, in order, each with its sources */
export function sentenceSources(summary: string, inputs: SummaryInputs): SourcedSentence[] {
  const candidates = candidatesOf(inputs);
  const found: SourcedSentence[] = [];
  let rest = summary;
  while (rest !== '') {
    const next = candidates
      .map((candidate) => ({ candidate, at: rest.indexOf(candidate.text) }))
      .filter(({ at }) => at !== -1)
      .toSorted(
        (one, other) => one.at - other.at || other.candidate.text.length - one.candidate.text.length,
      )[0];
    if (next === undefined || next.at > 0)
      found.push({ text: rest.slice(0, next?.at ?? rest.length).trim(), parts: [] });
    if (next === undefined) break;
    found.push(next.candidate);
    rest = rest.slice(next.at + next.candidate.text.length).trim();
  }
  return found;
}

/** Every sentence that a summary of these inputs may have. */
function candidatesOf({ title, description, subject, known }: SummaryInputs): SourcedSentence[] {
  const isTitled = readable(title ?? '') !== '';
  return [
    ...noticeSentences(title, description).map(
      (text, at): SourcedSentence => ({ text, parts: [at === 0 && isTitled ? 'title' : 'description'] }),
    ),
    ...subject.map((text): SourcedSentence => ({ text: sentenceOf(text), parts: ['subject'] })),
    ...factSentences(known),
  ];
}
