import { returnableDocuments } from '#shared/codelists/returnable-documents.ts';
import { uuidOf } from '#shared/text/identity.ts';
import type { CombinedAnalysis } from '../combine-analyses.ts';
import { instantOf } from './moment.ts';

/** A record of submission_requirement, from the documents. */
export type Requirement = {
  id: string;
  category: string;
  requirement: string;
  isMandatory: number | null;
  dueDate: string | null;
  orderIndex: number;
  documentId: string | null;
  confidence: number;
  /** Whether rules or a model read it. */
  source: 'document' | 'model';
};

const categories = new Map(returnableDocuments.map(({ code, category }) => [code, category as string]));
/** Form numbers are codes outside the codelist. */
const FORM = 'form';

/**
 * Requirements for bidders: returnable documents, then the grade of contractors, then attendance at a compulsory
 * briefing. The id depends only on the requirement, so it does not change when documents are added.
 * @param tender id of the tender
 */
export function requirementsOf(tender: string, combined: CombinedAnalysis): Requirement[] {
  const { returnables, cidb } = combined.lists;
  const { closing, briefing } = combined.values;
  const due = closing === null ? null : instantOf(closing.value);
  const compulsory = briefing?.value.compulsory ? briefing : null;
  const parts = [
    ...returnables.map((found) => ({
      found,
      key: found.value.code,
      category: categories.get(found.value.code) ?? FORM,
      requirement: found.value.text,
      mandatory: found.value.mandatory,
      due,
    })),
    ...cidb.map((found) => ({
      found,
      key: `CIDB ${gradeOf(found)}`,
      category: 'grading',
      requirement: `CIDB grading ${gradeOf(found)} or higher`,
      mandatory: true,
      due,
    })),
    ...(compulsory === null
      ? []
      : [
          {
            found: compulsory,
            key: 'BRIEFING',
            category: 'briefing',
            requirement: 'Attendance of the compulsory briefing session',
            mandatory: true,
            due: compulsory.value.moment === null ? null : instantOf(compulsory.value.moment),
          },
        ]),
  ];
  const distinct = new Map(parts.map((part) => [part.key, part]));
  return [...distinct.values()].map(
    ({ found, key, category, requirement, mandatory, due: dueDate }, orderIndex) => ({
      id: uuidOf(tender, 'submission-requirement', key),
      category,
      requirement,
      isMandatory: mandatory === null ? null : Number(mandatory),
      dueDate,
      orderIndex,
      documentId: found.evidence[0]?.documentId ?? null,
      confidence: rounded(found.confidence),
      source: found.source ?? 'document',
    }),
  );
}

/** @returns e.g. `5GB PE` */
export const gradeOf = ({ value }: { value: CidbGrade }): string =>
  `${value.grade}${value.classOfWorks}${value.potentiallyEmerging ? ' PE' : ''}`;
type CidbGrade = { grade: number; classOfWorks: string; potentiallyEmerging: boolean };

export const rounded = (confidence: number): number => Math.round(confidence * 1_000) / 1_000;
