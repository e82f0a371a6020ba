import { checksTable } from '#shared/domain/quality/checks-table.ts';
import { issueKinds } from '#shared/domain/quality/issue-kinds.ts';
import { fieldGroups } from '#shared/domain/tenders/combine/precedence.ts';
import { markdown } from './markdown.ts';

/** Generates the page on how records are made from publishers' releases and how their quality is assessed. */
export const dataQualityPage = (): string => `# Data quality

Generated from the registries by \`npm run generate\`.

## Precedence of publishers

Where several publishers show a tender, the values of each group of fields are taken from one of them: from the publisher
whose value changed last; where no change was captured, from the first one in this order that gives a value.
\`tenders explain <id>\` shows for every value of a tender its publisher, the stored response and the path in it.

${markdown(
  ['fields', 'order', 'reason'],
  fieldGroups.map(({ columns, order, reason }) => [
    columns.map((column) => `\`${column}\``).join(', '),
    order.join(', '),
    reason,
  ]),
)}

## Issues

What may be wrong with the data of a publisher. Each issue is a row of \`ops.issue\` with its kind, severity, process and
path; errors and warnings are also listed in \`validationErrors\` of the record.

${markdown(
  ['issue', 'severity', 'meaning'],
  Object.entries(issueKinds).map(([kind, { severity, meaning }]) => [`\`${kind}\``, severity, meaning]),
)}

## Checks

Every tender is checked when its record is made. Failed checks of severity error and warning are listed in
\`validationErrors\`; \`qualityScore\` is 1 minus the weights of all failed checks. \`tenders status\` counts them by publisher.
Where an issue and a check have the same name, the issue is about the publisher's data and the check about the record.

${checksTable()}
`;
