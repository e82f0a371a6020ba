import type { Layout } from '../layout.ts';
import { heldOutPhrases } from './phrases.ts';

const WIDTH = 82;
const levelsOf = new Map(
  Object.values(heldOutPhrases.criteria).flatMap((criteria) =>
    criteria.map(({ name, levels }) => [name, levels] as const),
  ),
);

/** An annexure with criteria alone: text that blanks align, in a font of equal widths, with how points are earned between them. */
export const criteriaAnnexure: Layout = {
  name: 'criteria-annexure',
  heldOut: true,
  category: 'other',
  format: 'pdf',
  kinds: ['criteria', 'annexure'],
  fits: () => true,
  facts: { phrases: heldOutPhrases, returnables: 'plain', subCriteria: true },
  states: { functionality: 1, functionalityThreshold: 1 },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const total = lists.functionality.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
    const threshold = values.functionalityThreshold;
    const line = (left: string, right: string): string => left.padEnd(WIDTH - right.length - 2) + right;
    const rows = lists.functionality.flatMap(({ name, weight, subCriteria }, at) => [
      line(`${at + 1}  ${name}`, String(weight)),
      ...subCriteria.map((part, index) =>
        line(`   ${at + 1}.${index + 1}  ${part.name}`, `[${part.weight}]`),
      ),
      ...(subCriteria.length > 0
        ? []
        : [
            '      Levels of scoring, best first:',
            ...(levelsOf.get(name) ?? []).map((level) => `      - ${level}`),
          ]),
      `   Verification: ${random.pick(['certified copies', 'signed letters on letterhead', 'CVs with traceable references'])}`,
      ...Array.from({ length: random.integer(0, 6) }, () => ''),
    ]);
    return {
      look: { font: 'sans', size: 11, header: `${bid.number}: Annexure E`, footer: '- {page} -' },
      blocks: [
        { kind: 'title', text: 'ANNEXURE E: SCORING' },
        { kind: 'text', text: bid.title },
        {
          kind: 'aligned',
          lines:
            lists.functionality.length === 0
              ? ['No functionality scoring applies to this tender.']
              : [
                  line('No Criterion', random.pick(['Max. score', 'Weighting', 'Points'])),
                  '-'.repeat(WIDTH),
                  ...rows,
                  '-'.repeat(WIDTH),
                  line('   Maximum', String(total)),
                  ...(threshold === undefined
                    ? []
                    : [
                        random.pick([
                          line('   Qualifying score', String((threshold * total) / 100)),
                          line('   Required to qualify', `${threshold}%`),
                        ]),
                      ]),
                ],
        },
      ],
    };
  },
};
