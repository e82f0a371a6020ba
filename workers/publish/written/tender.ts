import { type DocumentPoints, summarise } from '#shared/domain/documents/summarise.ts';
import type { KnownFacts } from '#shared/domain/documents/summary/known-facts.ts';
import { type NoticeTexts, noticeGrades } from '#shared/domain/documents/summary/notice-requirements.ts';
import type { WriteFields } from './write-fields.ts';

type Facts = NoticeTexts & {
  documents: DocumentPoints | null;
  cidb_grades: string[] | null;
  known: KnownFacts;
};

export const tenderWritten: WriteFields = (facts) => {
  const { documents, cidb_grades: inDocuments, known, ...notice } = facts as Facts;
  const { summary, keyRequirements, confidence } = summarise(notice, documents, known);
  return {
    ...{ ai_summary: summary, ai_key_requirements: keyRequirements, ai_confidence: confidence },
    cidb_grades: [...new Set([...noticeGrades(notice), ...(inDocuments ?? [])])].toSorted(),
  };
};
