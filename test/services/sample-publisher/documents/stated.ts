import type { DocumentTruth } from '#services/sample-publisher/generate/documents/truth.ts';
import { inWords } from '#services/sample-publisher/generate/documents/wordings/spelled.ts';
import { monthNames } from '#shared/time.ts';

const squeezed = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

/** What stands at the foot of each page, even if an entry of a list continues on the next page. */
const FOOT =
  /(?:[A-Z][a-z]+(?: [a-z]+){0,3} – )?\bpage \d{1,2}\b|(?<=\s)[\w/.-]*\d[\w/.()-]*(?: \([\w ]{1,20}\))? – \d{1,2}(?=\s|$)/g;

/** @returns the facts of a truth that a text does not say in any spelling, regardless of blanks and case */
export function missingFrom(text: string, { values, lists }: DocumentTruth): string[] {
  const found = [text, text.replaceAll(FOOT, ' ')].map(squeezed);
  const says = (...ways: readonly (string | null)[]) =>
    ways.some((way) => way === null || found.some((one) => one.includes(squeezed(way))));
  const missing: string[] = [];
  const expect = (what: string, ...ways: readonly (string | null)[]) => {
    if (!says(...ways)) missing.push(`${what}: ${ways[0]}`);
  };
  const { closing, briefing, submission } = values;
  if (closing) expect('closing', ...daySpellings(closing.date));
  if (briefing?.moment) expect('briefing', ...daySpellings(briefing.moment.date));
  if (briefing) expect('venue', briefing.venue);
  if (submission) expect('address', submission.address);
  if (submission?.format) expect('format', submission.format);
  for (const days of [values.validityDays, values.paymentDays])
    if (days !== undefined) expect('days', `${days}`);
  if (values.evaluationSystem) expect('system', values.evaluationSystem);
  if (values.priceFormula) expect('formula', values.priceFormula);
  const total = lists.functionality.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  const threshold = values.functionalityThreshold;
  if (threshold !== undefined) expect('threshold', `${threshold}`, `${(threshold * total) / 100}`);
  for (const percent of [values.guaranteePercent, values.subcontractingPercent])
    if (percent !== undefined) expect('percent', `${percent}%`);
  const months = values.durationMonths;
  if (months !== undefined)
    expect('duration', `${months}months`, `(${months})months`, `${months / 12}year`, `(${months / 12})year`);
  for (const { name, email, phone } of lists.contacts) {
    expect('contact', name);
    expect('contact', email);
    const digits = phone?.replaceAll(/\D/g, '').slice(1) ?? '';
    if (![text, text.replaceAll(FOOT, ' ')].some((one) => one.replaceAll(/\D/g, '').includes(digits)))
      missing.push(`phone: ${phone}`);
  }
  for (const item of lists.returnables) expect('returnable', item.text);
  for (const line of [...lists.eligibility, ...lists.disqualifiers, ...lists.specifications])
    expect('line', line);
  for (const { name, weight, subCriteria } of lists.functionality) {
    expect('criterion', name);
    expect('weight', `${weight}`, weight === null ? null : inWords(weight));
    for (const part of subCriteria) expect('part', part.name);
  }
  for (const { goal, points } of lists.specificGoals) {
    expect('goal', goal);
    expect('points', `${points}`);
  }
  for (const { product, percent } of lists.localContent) {
    expect('product', product);
    expect('local content', `${percent}%`);
  }
  for (const { grade, classOfWorks } of lists.cidb) expect('grade', `${grade}${classOfWorks}`);
  return missing;
}

function daySpellings(date: string): string[] {
  const [year, month, day] = date.split('-') as [string, string, string];
  const bare = String(Number(day));
  const afrikaans = ['Januarie', 'Februarie', 'Maart', 'April', 'Mei', 'Junie', 'Julie', 'Augustus'];
  afrikaans.push('September', 'Oktober', 'November', 'Desember');
  const english = monthNames[Number(month) - 1]!;
  const ordinals = ['st', 'nd', 'rd', 'th'].flatMap((end) => [`${bare}${end}`, `${bare}${end} of`]);
  const names = [english, english.slice(0, 3), afrikaans[Number(month) - 1]!];
  return [
    ...[bare, ...ordinals].flatMap((start) => names.map((name) => `${start} ${name} ${year}`)),
    ...['/', '.', '-'].flatMap((by) => [
      `${day}${by}${month}${by}${year}`,
      `${year}${by}${month}${by}${day}`,
    ]),
  ];
}
