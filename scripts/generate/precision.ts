import { precisionTable } from '#shared/domain/documents/facts/precision-table.ts';
import { markdown } from './markdown.ts';

/**
 * How often values of each part are right in real documents; parts without labelled values are listed below the table.
 */
export function precisionOnPaper(): string {
  const rows = Object.entries(precisionTable);
  const isSeen = ({ right, wrong }: { right: number; wrong: number }) => right + wrong > 0;
  const counts = ({ right, wrong }: { right: number; wrong: number }) => `${right} / ${wrong}`;
  const unseen = rows.filter(([, { real }]) => !isSeen(real)).map(([part]) => `\`${part}\``);
  const table = markdown(
    ['part', 'is a', 'right / wrong', 'of these not used for corrections', 'confidence'],
    rows
      .filter(([, { real }]) => isSeen(real))
      .map(([part, { real, blind, confidence, isFact }]) => [
        `\`${part}\``,
        isFact ? '**fact**' : 'finding',
        counts(real),
        isSeen(blind) ? counts(blind) : '–',
        confidence.toFixed(3),
      ]),
  );
  return `${table}\n\nNo real document has labelled values of these parts, so they are findings: ${unseen.join(', ')}.`;
}
