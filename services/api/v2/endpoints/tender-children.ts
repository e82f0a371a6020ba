import type { Endpoint, RecordEndpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { tenderList } from '#services/api/v2/endpoints/tender-list.ts';
import { tenderSeo } from '#shared/resources/content/tender-seo.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { award } from '#shared/resources/suppliers/award.ts';
import { submissionRequirement } from '#shared/resources/tenders/submission-requirement.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { tenderAnalysis } from '#shared/resources/tenders/tender-analysis.ts';
import { tenderBidder } from '#shared/resources/tenders/tender-bidder.ts';
import { tenderContract } from '#shared/resources/tenders/tender-contract.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';
import { tenderMilestone } from '#shared/resources/tenders/tender-milestone.ts';
import { tenderSlugMapping } from '#shared/resources/tenders/tender-slug-mapping.ts';
import { tenderTimeline } from '#shared/resources/tenders/tender-timeline.ts';
import { valueEstimate } from '#shared/resources/tenders/value-estimate.ts';

const description = 'The tender is named by its number, id, ocid or slug.';
const parent = { parameter: 'id', resource: tender, column: 'tender_record_id' } as const;

const tenders = inGroup('tenders');
const list = (part: string, resource: Resource, summary: string): Endpoint =>
  tenders.list(`/v2/tenders/{id}/${part}`, resource, summary, {
    filters: [],
    description: `${description} The list is empty if nothing is known; 404 only means that there is no such tender.`,
    parent,
  });
const record = (part: string, resource: Resource, summary: string, more: Partial<RecordEndpoint> = {}) =>
  tenders.record(`/v2/tenders/{id}/${part}`, resource, summary, { description, parent, ...more });

/** Related tenders are read by a statement of their own, which adds nothing to them. */
const { include: _, ...relatedList } = tenderList;

/** Child records of one tender. */
export const tenderChildEndpoints: readonly Endpoint[] = [
  record('analysis', tenderAnalysis, 'What was read from the documents of a tender', {
    include: { evidence: 'field' },
  }),
  list('awards', award, 'Awards of a tender, latest seen first'),
  list('bidders', tenderBidder, 'Bidders for a tender, by name'),
  list('contracts', tenderContract, 'Contracts of a tender, by first day'),
  list('documents', tenderDocument, "Documents of a tender, in the publisher's order"),
  list('milestones', tenderMilestone, 'Milestones of a tender, earliest first'),
  {
    ...relatedList,
    path: '/v2/tenders/{id}/related',
    related: true,
    summary: 'Tenders that have most in common with a tender, most alike first',
    description: `${description} Compares rare words of title and description, category, buyer, province and value. If the tender advertises an earlier one again, the earlier one comes first. \`meta.related\` has the score and reasons of each. With \`sort\` or \`q\` the path lists the tenders of the same category and province. Tenders in every state, unless \`status\` is sent.`,
    parent: { parameter: 'id', resource: tender, alike: ['category_slugs', 'province_slug'] },
  },
  record('seo', tenderSeo, "Texts of a tender's page for search engines"),
  record('slug', tenderSlugMapping, 'The slug of a tender'),
  list('submission-requirements', submissionRequirement, 'What bidders for a tender have to hand in'),
  list('timeline', tenderTimeline, 'What happened to a tender, oldest first'),
  record('value-estimate', valueEstimate, 'What a tender is likely to be worth'),
];
