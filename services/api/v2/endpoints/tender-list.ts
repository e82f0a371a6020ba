import { tenderListParts } from '#services/api/v2/endpoints/tender-parts.ts';
import { tender } from '#shared/resources/tenders/tender.ts';

/** What every list of tenders shares. Known clients send the same filters to all of them. */
export const tenderList = {
  kind: 'list',
  group: 'tenders',
  access: 'key',
  resource: tender,
  filters: Object.keys(tender.filters),
  aliases: { estimateMin: 'minValue', estimateMax: 'maxValue' },
  search: { required: false },
  aside: {
    parameter: 'includePlaceholders',
    description:
      'Whether test entries of officials are listed too (`placeholder-tender` in `validationErrors`).',
  },
  include: tenderListParts,
  sortAliases: { value: 'estimatedValue' },
} as const;
