import { type Html, html } from '#services/html.ts';
import { type Bar, barDrawing } from '#services/site/drawings/bars.ts';
import type { Fields } from '#services/site/fields.ts';
import { type DocumentNames, whereOf } from '#services/site/pages/tender/where.ts';
import { facts } from '#services/site/parts/lists.ts';

/** A criterion of functionality with its points. */
type Criterion = { name: string; weight: number | null; parts: readonly Criterion[] };

/** Criteria with the minimum of points; for findings also their passages. */
type Functionality = {
  threshold: number | null;
  criteria: readonly Criterion[];
  passages: readonly Fields[];
};

/** How bids are judged: the facts from the documents, and separately the findings. */
export function evaluationSection(analysis: Fields, names: DocumentNames): Html | null {
  const structured = analysis.at('evaluationStructured');
  const bars = analysis
    .list('evaluationCriteria')
    .map((each) => barOf(each.string('criterion'), each.number('weight')));
  const sure = surely(structured?.at('functionality') ?? null);
  const found = asFound(analysis.list('findings'));
  const known = facts([
    ['Preference system', structured?.text('system')],
    ['Price formula', structured?.text('priceFormula')],
    ['Minimum for functionality', sure.threshold === null ? null : `${sure.threshold} %`],
  ]);
  const read = {
    threshold: sure.threshold === null ? found.threshold : null,
    criteria: sure.criteria.length === 0 ? found.criteria : [],
    passages: found.passages,
  };
  if (known === null && [...bars, ...sure.criteria, ...read.criteria].length === 0 && read.threshold === null)
    return null;
  return html`<section><h2 id="evaluation">How bids are judged</h2>${known}${barDrawing('Points of the evaluation', bars)}
${criteriaDrawing('Points for functionality', sure.criteria)}${readOnly(read, names)}</section>`;
}

const barOf = (name: string, weight: number | null): Bar => ({
  name,
  value: weight ?? 0,
  label: weight === null ? 'points not stated' : `${weight} points`,
});

const criterionOf = (each: Fields): Criterion => ({
  name: each.string('name'),
  weight: each.number('weight'),
  parts: each.has('subCriteria')
    ? each
        .list('subCriteria')
        .map((part) => ({ name: part.string('name'), weight: part.number('weight'), parts: [] }))
    : [],
});

const surely = (functionality: Fields | null): Functionality => ({
  threshold: functionality?.has('threshold') ? functionality.number('threshold') : null,
  criteria: functionality?.has('criteria') ? functionality.list('criteria').map(criterionOf) : [],
  passages: [],
});

/** The criteria of the document that has most of them: criteria of several documents would not add up. */
function asFound(findings: readonly Fields[]): Functionality {
  const [minimum] = findings.filter((each) => each.text('field') === 'functionalityThreshold');
  const ofDocuments = Map.groupBy(
    findings.filter((each) => each.text('field') === 'functionality'),
    (each) => each.text('documentId'),
  );
  const most = [...ofDocuments.values()].toSorted((one, other) => other.length - one.length)[0] ?? [];
  return {
    threshold: minimum?.number('value') ?? null,
    criteria: most.flatMap((each) => {
      const value = each.at('value');
      return value ? [criterionOf(value)] : [];
    }),
    passages: [...(minimum ? [minimum] : []), ...most.slice(0, 1)],
  };
}

function criteriaDrawing(title: string, criteria: readonly Criterion[]): Html | null {
  const parted = criteria.filter(({ parts }) => parts.length > 0);
  return (
    (criteria.length > 0 &&
      html`${barDrawing(
        title,
        criteria.map(({ name, weight }) => barOf(name, weight)),
      )}${
        parted.length === 0
          ? null
          : html`<details><summary>What each criterion consists of</summary><ul>${parted.map(({ name, parts }) => html`<li>${name}: ${parts.map((part) => (part.weight === null ? part.name : `${part.name} ${part.weight}`)).join(', ')}</li>`)}</ul></details>`
      }`) ||
    null
  );
}

/** The findings. */
function readOnly({ threshold, criteria, passages }: Functionality, names: DocumentNames): Html | null {
  if (threshold === null && criteria.length === 0) return null;
  const places = [
    ...new Map(
      passages.flatMap((each) => whereOf(each, names) ?? []).map((place) => [String(place), place]),
    ).values(),
  ];
  return html`<h3>Functionality, from unconfirmed passages</h3>
<p class="text">${threshold === null ? null : html`Minimum: <strong>${threshold} %</strong>. `}These values are not confirmed: in tests with real documents, too many values from such passages were wrong. ${places.map((place, at) => html`${at === 0 ? null : '; '}${place}`)}</p>
${criteriaDrawing('Points for functionality, from unconfirmed passages', criteria)}`;
}
