import type { Breakdown, Evaluation } from '#eval/evaluation.ts';
import { markOf, parseJudgements, type RowJudgement } from '#eval/judged/judgement.ts';
import { corrections, judgements } from '#eval/judged/labels.ts';
import { relationsOf } from '#eval/judged/relations.ts';
import { portalRows, sampleOf } from '#eval/judged/sample.ts';
import { type JudgedField, judgedFields, type ServedRow, serve } from '#eval/judged/served.ts';
import { readMergingRows } from '#eval/merging/rows.ts';

/** The committed judgement, or a test's own. */
export type Labels = { judgements: string; corrections: string };

/** A served value compared with its judgement; `changed` if the rules give another value since. */
type Outcome = {
  hash: string;
  field: JudgedField;
  outcome: 'right' | 'wrong' | 'unclear' | 'changed' | 'unjudged';
};

/** Makes the evaluation with the given labels; tests have rows and labels of their own. */
export const judgedEvaluation = (labels: Labels): Evaluation => ({
  name: 'judged',
  question: 'which served values of 200 real rows are right, as a reader judged them?',
  run: ({ data, progress }) => {
    const sample = sampleOf(portalRows(data));
    progress(`${sample.length} rows of the portal`);
    const hashes = new Set(sample.map(({ hash }) => hash));
    const served = serve(sample, relationsOf([...readMergingRows(data).values()], hashes));
    const judged = parseJudgements(labels.judgements);
    const outcomes = served.flatMap((row) => outcomesOf(row, judged.get(row.hash)));
    const count = (wanted: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length;
    return {
      n: sample.length,
      figures: {
        judgedCount: count('right') + count('wrong'),
        right: count('right') / (count('right') + count('wrong')),
        unclearCount: count('unclear'),
        changedCount: count('changed'),
        unjudgedRowCount: served.filter(({ hash }) => !judged.has(hash)).length,
        unreadCount: sample.length - served.length,
      },
      baselines: {},
      targets: { right: { min: 0.97 }, unjudgedRowCount: { max: 0 }, unreadCount: { max: 0 } },
      breakdowns: [fieldsTable(outcomes), wrongTable(outcomes, labels.corrections)],
      remarks: [
        'A field is judged where a value is served or missing. A stated category that does not fit the title is unclear.',
        'A value that the rules changed after it was judged counts as changed, not as right, until it is judged again.',
        'The rows are those with the smallest hashes: 150 advertised ones, and 50 cancelled ones, whose file has three columns only.',
        'Most files give days without times; a time of midnight is not judged.',
      ],
    };
  },
});

function outcomesOf({ hash, values }: ServedRow, judgement: RowJudgement | undefined): Outcome[] {
  return judgedFields.flatMap((field): Outcome[] => {
    const judged = judgement?.get(field);
    const mark = markOf(values[field]);
    if (judgement === undefined) return [{ hash, field, outcome: 'unjudged' }];
    if (judged === undefined) return values[field] === null ? [] : [{ hash, field, outcome: 'changed' }];
    return [{ hash, field, outcome: judged.mark === mark ? judged.verdict : 'changed' }];
  });
}

function fieldsTable(outcomes: readonly Outcome[]): Breakdown {
  const rows = judgedFields.map((field) => {
    const own = outcomes.filter((outcome) => outcome.field === field);
    const count = (wanted: Outcome['outcome']) => own.filter(({ outcome }) => outcome === wanted).length;
    const [right, wrong] = [count('right'), count('wrong')];
    const share = right + wrong === 0 ? '-' : `${((100 * right) / (right + wrong)).toFixed(1)}%`;
    return [field, right + wrong, right, wrong, share, count('unclear'), count('changed')];
  });
  return {
    title: 'served values as they were judged, by field',
    columns: ['field', 'judged', 'right', 'wrong', 'share', 'unclear', 'changed since'],
    rows,
  };
}

function wrongTable(outcomes: readonly Outcome[], corrected: string): Breakdown {
  const lines = corrected.trim().split('\n');
  const rightOf = ({ hash, field }: Outcome): string => {
    const prefix = `${hash} ${field} `;
    return lines.find((line) => line.startsWith(prefix))?.slice(prefix.length) ?? '';
  };
  return {
    title: 'wrong values',
    columns: ['row', 'field', 'right would be'],
    rows: outcomes
      .filter(({ outcome }) => outcome === 'wrong')
      .map((outcome) => [outcome.hash, outcome.field, rightOf(outcome)]),
  };
}

export const judged = judgedEvaluation({ judgements, corrections });
