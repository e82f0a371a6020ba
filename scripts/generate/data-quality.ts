import { findings } from '#shared/domain/quality/findings.ts';
import { checksTable } from '#shared/domain/quality/table.ts';
import { fieldGroups } from '#shared/domain/tenders/combine/precedence.ts';
import { markdown } from './markdown.ts';

/** The page that says how records are made out of what publishers say, and what is checked. */
export const dataQualityPage = (): string => `# Data quality

Generated from the registries by \`npm run generate\`.

## Whose value counts

Where both publishers show a tender, one value is taken for each line below. First comes the publisher whose value was seen
to change last; where neither was seen to change, this order decides. \`tenders explain <id>\` tells for every value of a
tender which publisher, which stored answer and which place in it it came from.

${markdown(
  ['fields', 'order', 'reason'],
  fieldGroups.map(({ columns, order, reason }) => [
    columns.map((column) => `\`${column}\``).join(', '),
    order.join(', '),
    reason,
  ]),
)}

## Findings

What can be wrong with a publication. Each is a row of \`ops.issue\` that names the process and the place; those with a flag
are also in \`validationErrors\` of the record.

${markdown(
  ['finding', 'meaning', 'flag'],
  Object.entries(findings).map(([kind, { means, flag }]) => [`\`${kind}\``, means, flag ? 'yes' : '']),
)}

## Checks

What every tender is checked for when its record is made. A failed check is in \`validationErrors\`; \`qualityScore\` is
what the weights of the failed ones leave of 1. \`tenders status\` counts them by publisher.

${checksTable()}
`;
