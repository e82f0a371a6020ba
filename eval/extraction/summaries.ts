import type { Figures } from '#eval/evaluation.ts';
import { readMergingRows } from '#eval/merging/rows.ts';
import type { RealData } from '#eval/real-data.ts';
import { combineAnalyses } from '#shared/domain/documents/combine-analyses.ts';
import { factsAndFindings } from '#shared/domain/documents/facts/gate.ts';
import { pointsOf, type Summary, summarise, summariseDocument } from '#shared/domain/documents/summarise.ts';
import { occursIn } from '#shared/domain/documents/summary/sentences.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type { Comparison } from './measure.ts';

/** A summary, and the texts that must contain its sentences. */
type Checked = { summary: Summary; sources: readonly string[] };

/** Summaries of documents whose content is known. */
export function documentSummaries(comparisons: readonly Comparison[]): Checked[] {
  return comparisons.map((comparison) => ({
    summary: summariseDocument(pointsOfOne(comparison)),
    sources: comparison.document.text.pages.map(({ text }) => text),
  }));
}

/** @returns summaries of the notices of real tenders; empty if the rows are absent */
export function noticeSummaries(data: RealData): Checked[] {
  try {
    return [...readMergingRows(data).values()].map(({ tender }) => ({
      summary: summarise(tender, null),
      sources: [tender.title, tender.description, tender.requirements, tender.eligibility_criteria].flatMap(
        (text) => text ?? [],
      ),
    }));
  } catch (error) {
    if (error instanceof EnvironmentError) return [];
    throw error;
  }
}

/** @returns the number of summaries, and the shares of sentences and requirements that are in the source */
export function summaryFigures(checked: readonly Checked[], prefix: string): Figures {
  const sentences = checked.flatMap(({ summary, sources }) =>
    (summary.summary ?? '').split(/(?<=[.!?…:;]) /).map((text) => text === '' || occursIn(text, sources)),
  );
  const requirements = checked.flatMap(({ summary, sources }) =>
    summary.keyRequirements.map((text) => occursIn(text, sources) || numbersStandIn(text, sources)),
  );
  return {
    [`${prefix}SummaryCount`]: checked.filter(({ summary }) => summary.summary !== null).length,
    [`${prefix}SummaryShare`]: share(checked.map(({ summary }) => summary.summary !== null)),
    [`${prefix}SentencesInSource`]: share(sentences),
    [`${prefix}RequirementCount`]: requirements.length,
    [`${prefix}RequirementsInSource`]: share(requirements),
  };
}

const share = (are: readonly boolean[]): number => are.filter(Boolean).length / Math.max(1, are.length);

/** A requirement that is written from a value has only numbers that are in the source. */
const numbersStandIn = (requirement: string, sources: readonly string[]): boolean =>
  (requirement.match(/\d+/g) ?? []).every((number) =>
    sources.some(
      (text) => text.includes(number) || (IS_SHARE.test(requirement) && isShareIn(Number(number), text)),
    ),
  );

/** The minimum for functionality is a share of the points, which a document may give as points. */
const IS_SHARE = /% for functionality$/;
function isShareIn(percent: number, text: string): boolean {
  const numbers = new Set((text.match(/\b\d{1,4}\b/g) ?? []).map(Number));
  return [...numbers].some(
    (all) => all > 0 && Number.isInteger((all * percent) / 100) && numbers.has((all * percent) / 100),
  );
}

const pointsOfOne = ({ analysis, document }: Comparison): ReturnType<typeof pointsOf> =>
  pointsOf(
    factsAndFindings(combineAnalyses([{ documentId: document.fileName, publishedAt: null, analysis }])).facts,
  );
