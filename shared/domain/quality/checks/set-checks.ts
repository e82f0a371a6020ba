import type { SetCheck } from './check.ts';

/** Checks that compare a record with others. Publish computes them; they do not change the record's score. */
export const setChecks: readonly SetCheck[] = [
  {
    name: 'award-to-restricted-supplier',
    scope: 'set',
    area: 'awards',
    meaning:
      'An award to a supplier that was restricted on the day of the award, by a match that is certain or that a reviewer has confirmed.',
    severity: 'warning',
    weight: 0,
    condition: 'derived.tender_restriction.restricted_award_ids is not empty',
  },
  {
    name: 'document-briefing-differs',
    scope: 'set',
    area: 'dates',
    meaning:
      'A document and the notice give different times for the briefing session. The time of the notice is served.',
    severity: 'warning',
    weight: 0,
    condition: 'derived.tender_analysis.contradictions has the name',
  },
  {
    name: 'document-closing-differs',
    scope: 'set',
    area: 'dates',
    meaning: 'A document and the notice give different closing times. The time of the notice is served.',
    severity: 'warning',
    weight: 0,
    condition: 'derived.tender_analysis.contradictions has the name',
  },
  {
    name: 'document-validity-differs',
    scope: 'set',
    area: 'dates',
    meaning:
      'A document and the notice give different periods of validity. The period of the notice is served.',
    severity: 'warning',
    weight: 0,
    condition: 'derived.tender_analysis.contradictions has the name',
  },
  {
    name: 'evidence-missing',
    scope: 'set',
    area: 'documents',
    meaning: 'A value from a document whose passage is not in the stored text of the document; left out.',
    severity: 'error',
    weight: 0,
    condition: 'derived.tender_analysis.missing_evidence is not null',
  },
  {
    name: 'duplicate-reference',
    scope: 'set',
    area: 'combining',
    meaning: 'The same buyer published the same tender twice, by number, title and dates.',
    severity: 'warning',
    weight: 0,
    condition: 'derived.tender_relation.duplicate_of is not null',
  },
];
