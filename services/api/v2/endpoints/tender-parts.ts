import { z } from 'zod';
import { about, listOf, text } from '#services/api/http/shapes.ts';
import type { ComputedValue, Inclusions, View } from '#services/api/v2/endpoint.ts';
import { checks } from '#shared/domain/quality/checks/index.ts';
import { setChecks } from '#shared/domain/quality/checks/set-checks.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import {
  originShape,
  provenancePattern,
  type ShownOrigin,
} from '#shared/resources/tenders/provenance-pattern.ts';
import { submissionRequirement } from '#shared/resources/tenders/submission-requirement.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { tenderAnalysis } from '#shared/resources/tenders/tender-analysis.ts';
import { tenderBidder } from '#shared/resources/tenders/tender-bidder.ts';
import { tenderContract } from '#shared/resources/tenders/tender-contract.ts';
import { tenderMilestone } from '#shared/resources/tenders/tender-milestone.ts';
import { valueEstimate } from '#shared/resources/tenders/value-estimate.ts';

const allChecks = new Map([...checks, ...setChecks].map((check) => [check.name, check]));

const quality: ComputedValue = {
  description:
    'Score of the record, and what is wrong with it: each of `validationErrors` with its severity, the amount by which it lowers the score, and its meaning. Failed checks of severity `info` lower the score, too, but are not listed.',
  schema: z.object({
    score: about(z.number().min(0).max(1).nullable(), 'The same as `qualityScore`.', 0.85),
    issues: listOf(
      z.object({
        name: text('Name of the check.', 'no-closing-date'),
        severity: about(z.enum(['error', 'warning', 'info']), 'How much it matters.'),
        area: about(z.string().nullable(), 'What the check is about.', 'dates'),
        costs: about(z.number().min(0).max(1), 'By how much it lowers the score.'),
        meaning: about(z.string().nullable(), 'What is wrong.', 'The tender has no closing date.'),
      }),
      'Checks that the record failed.',
    ),
  }),
  read: ({ qualityScore, validationErrors }) => ({
    score: qualityScore ?? null,
    issues: ((validationErrors ?? []) as string[]).map((name) => {
      const check = allChecks.get(name);
      return {
        name,
        severity: check?.severity ?? 'warning',
        area: check?.area ?? null,
        costs: check?.weight ?? 0,
        meaning: check?.meaning ?? null,
      };
    }),
  }),
};

/** Fields that notices about a tender change, by their event. */
const CHANGED_BY_NOTICES: Readonly<Record<string, string>> = {
  cancelled: 'status',
  'closing-date-changed': 'closingDateTime',
  'validity-extended': 'validityPeriod',
};
/** Confidence that a notice is about the tender whose number and title agree with it. */
const NOTICED = 0.9;

const provenance: View = {
  description:
    'The origin of each value: publisher, path in its record, method, and confidence from 0 to 1. For a value that a notice about the tender changed, the method is `notice`, with the number of the notice instead of a publisher.',
  schema: z.object({ origins: listOf(originShape, 'One for each field with a value.') }).nullable(),
  read: ({ notices }, pattern) => {
    if (pattern === null) return null;
    const origins = new Map((pattern['origins'] as ShownOrigin[]).map((origin) => [origin.field, origin]));
    // Oldest first, so that the last one decides, as in the record.
    for (const { event, tenderId } of (notices ?? []) as { event: string; tenderId: string }[]) {
      const field = CHANGED_BY_NOTICES[event];
      if (field !== undefined)
        origins.set(field, {
          field,
          source: null,
          path: '',
          method: `notice ${tenderId}`,
          confidence: NOTICED,
        });
    }
    return { origins: [...origins.values()] };
  },
};

/** What `include` can add to every tender, in lists too. */
export const tenderListParts = {
  awards: 'field',
  documents: 'field',
  buyer: { resource: organization, reference: 'organization_id' },
  quality,
  provenance: { resource: provenancePattern, reference: 'provenance_id', shown: provenance },
} as const satisfies Inclusions;

const column = 'tender_record_id';

/** What `include` can add to one tender. */
export const tenderParts: Inclusions = {
  ...tenderListParts,
  timeline: 'field',
  contracts: { resource: tenderContract, column },
  milestones: { resource: tenderMilestone, column },
  bidders: { resource: tenderBidder, column },
  submissionRequirements: { resource: submissionRequirement, column },
  analysis: { resource: tenderAnalysis, column, single: true },
  valueEstimate: { resource: valueEstimate, column, single: true },
  related: { resource: tender, related: 10 },
};
