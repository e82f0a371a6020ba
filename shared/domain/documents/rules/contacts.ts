import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import { placedBefore } from '#shared/domain/documents/reading/outline.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { type Cluster, clustersOf } from './contact-details.ts';
import { nameIn } from './contact-name.ts';
import { foundAt } from './found.ts';
import { emailForBids } from './submission-methods.ts';

type Contact = AnalysisLists['contacts'];
type About = Contact['about'];

/** Words that begin what a document says of contacts. */
const HEADING =
  /\b(?:enquir(?:y|ies)|inquir(?:y|ies)|quer(?:y|ies)|questions?|navrae|vrae|information may be directed|(?:further|more|additional) information|contacts?(?= (?:persons?|details|for|officials?|us)\b|:)|contacts|be contacted|kontak\w{0,16}|agent|communicat\w*|correspondence|liaise|delegated|representative|responsible (?:person|official)|project (?:manager|leader|engineer)|matters|reached|skakel|clarifications?|vra)\b|\bwhom? (?:\w{1,8} )?(?:\w{1,8} )?ask\b/i;
/** Others who are reached at a number, such as those who hear complaints. */
const OTHERS =
  /\b(?:complain\w*|objections?|appeals?|fraud|hotline|tip-?offs?|klagtes?|beswaar|appèl|bedrog)\b/i;
const TECHNICAL =
  /\b(?:technical|tegniese|specifications?|spesifikasies?|projek|project (?:manager|leader)|end[- ]user)\b/gi;
const BIDDING =
  /\b(?:bid(?:ding|s)?|tenders?|tender\w{4,12}|scm|supply ?chain|procurement|administrati\w{1,8}|general|verkryging\w{0,8}|voorsieningskanaal|bod|prosedure|procedur(?:e|es|al)|completion of|aanbod|quotations?|kwotasies?)\b/gi;
/** So far before the first detail the words stand that say whose it is. */
const REACH = 420;
/** Words that follow a heading and say what it is about. */
const DIVIDES =
  /\b(?:enquir(?:y|ies)|quer(?:y|ies)|navrae|technical|tegniese|contact person|kontakpersoon|questions)\b/i;

/** Documents name a few people. A list of hundreds does not say whom bidders may ask. */
const MAX_FOUND = 100;

/** Finds whom bidders may ask: numbers and addresses behind the words for enquiries, with the names beside them. */
export function findContacts(reader: Reader): Found<Contact>[] {
  const found = new Map<string, Found<Contact>>();
  const bids = emailForBids(reader);
  const clusters = clustersOf(reader, (start, end) => DIVIDES.test(reader.flow.slice(start, end)));
  let accepted = -1;
  let last: About = null;
  for (const [index, cluster] of clusters.entries()) {
    if (found.size >= MAX_FOUND) break;
    if (cluster.details.length === 1 && cluster.start === bids?.start) continue;
    const context = contextOf(reader, cluster, clusters[index - 1]);
    const follows = index > 0 && accepted === index - 1 && cluster.start - clusters[index - 1]!.end < 120;
    const titles = titlesAt(reader, cluster.start);
    if (OTHERS.test(context.slice(-120)) || !(follows || HEADING.test(context) || HEADING.test(titles)))
      continue;
    accepted = index;
    const around = { context, titles, next: clusters[index + 1], inherited: follows ? last : null };
    const contact = contactOf(reader, cluster, around);
    last = besideIn(context) ?? contact.value.about;
    const key = (contact.value.email ?? contact.value.phone ?? '').toLowerCase();
    const known = found.get(key);
    if (known === undefined || filled(contact.value) > filled(known.value)) found.set(key, contact);
  }
  return [...found.values()];
}

const filled = ({ name, phone, about }: Contact): number =>
  [name, phone, about].filter((one) => one !== null).length;

/** What stands before a contact, as far as it is not about another one. */
function contextOf({ flow }: Reader, { start, lane }: Cluster, previous: Cluster | undefined): string {
  const from = lane === null && previous !== undefined ? previous.end : 0;
  return flow.slice(Math.max(from, start - REACH), start);
}

function titlesAt(reader: Reader, place: number): string {
  return placedBefore(reader, place)?.titles.slice(0, 2).join(' ') ?? '';
}

type Around = { context: string; titles: string; next: Cluster | undefined; inherited: About };

function contactOf(reader: Reader, cluster: Cluster, around: Around): Found<Contact> {
  const { details } = cluster;
  const [email, phone] = (['email', 'phone'] as const).map((kind) =>
    details.find((one) => one.kind === kind),
  );
  const name =
    cluster.lane === null ? nameOf(reader, cluster, around) : nameInLane(reader, cluster, cluster.lane);
  const value: Contact = {
    name: name?.text ?? null,
    email: email?.text ?? null,
    phone: phone?.text ?? null,
    about: aboutOf(reader, cluster, around),
  };
  const spans = [email, phone, name].filter((one) => one !== null && one !== undefined);
  return foundAt(reader, value, spans, email === undefined ? 0.8 : 0.88);
}

/** The name stands in the row, before the details, or shortly behind them. */
function nameOf(
  reader: Reader,
  { start, end }: Cluster,
  { context, next }: Around,
): (Span & { text: string }) | null {
  const window = {
    start: start - Math.min(context.length, 200),
    end: Math.min(end + 60, next?.start ?? reader.flow.length, reader.flow.length),
  };
  const row = reader.lines[lineAt(reader, start)]!;
  return nameIn(reader, row.cells.length > 2 ? row : window, 0) ?? nameIn(reader, window, 0);
}

/** Where contacts stand side by side, the name stands in the same column. */
function nameInLane(reader: Reader, { start }: Cluster, lane: number): (Span & { text: string }) | null {
  const line = lineAt(reader, start);
  for (const row of reader.lines.slice(Math.max(0, line - 5), line + 3)) {
    const cell = row.cells.length > 1 ? row.cells[lane] : undefined;
    const name = cell === undefined ? null : nameIn(reader, cell, 0);
    if (name !== null) return name;
  }
  return null;
}

/** `TECHNICAL INFORMATION MAY BE DIRECTED TO`, `enquiries about the specification`: a heading and what it is about. */
const ABOUT_HEADINGS =
  /\b(?:technical|tegniese|bid(?:ding)?|tender|scm|supply ?chain|procurement|administrati\w{1,8}|general|verkryging\w{0,8}|specifications?|spesifikasies?)\b[^.@:]{0,30}?\b(?:enquir(?:y|ies)|quer(?:y|ies)|questions?|information|navrae|vrae|matters|contact)\b|\b(?:enquir(?:y|ies)|quer(?:y|ies)|questions?|navrae|vrae)\b[^.@:]{0,30}?\b(?:technical|tegniese|bid(?:ding)?|tender\w{0,12}|scm|supply chain|procurement|verkryging\w{0,8}|specifications?|spesifikasies?|prosedure|procedure)\b/gi;
/** Headings of two contacts that stand side by side, in a text that lost its columns. */
const BESIDE = 40;

/** @returns what the last headings of a text are about, the last one last */
function headingsIn(text: string): { about: About; start: number; end: number }[] {
  return [...text.matchAll(ABOUT_HEADINGS)].map(({ 0: said, index }) => ({
    about: lastAbout(said),
    start: index,
    end: index + said.length,
  }));
}

/** @returns what the second of two headings is about that stand side by side */
function besideIn(context: string): About {
  const [first, second] = headingsIn(context).slice(-2);
  const isBeside = first !== undefined && second !== undefined && second.start - first.end < BESIDE;
  return isBeside ? second.about : null;
}

/** What the nearest words say: in the row, before the details, in the heading over them. */
function aboutOf(reader: Reader, cluster: Cluster, { context, titles, inherited }: Around): About {
  const line = lineAt(reader, cluster.start);
  if (cluster.lane !== null) {
    const count = reader.lines[line]!.cells.length;
    // A heading may stand over a label and its value.
    const column = reader.lines.slice(Math.max(0, line - 9), line).flatMap(({ cells }) => {
      const place = cells.length < count ? Math.floor((cluster.lane! * cells.length) / count) : cluster.lane!;
      return cells.length > 1 ? [cells[place]?.text ?? ''] : [];
    });
    const said = lastAbout(column.join(' ')) ?? null;
    if (said !== null) return said;
  }
  const { start, cells } = reader.lines[line]!;
  const inRow = cells.length > 2 ? lastAbout(reader.flow.slice(start, cluster.start)) : null;
  if (inRow !== null) return inRow;
  const headings = headingsIn(context);
  const [first, second] = headings.slice(-2);
  if (first !== undefined && second !== undefined && second.start - first.end < BESIDE) return first.about;
  return headings.at(-1)?.about ?? lastAbout(context) ?? lastAbout(titles) ?? inherited;
}

/** @returns what the last word says that says anything; `technical bid enquiries` are technical */
function lastAbout(text: string): About {
  const last = (pattern: RegExp) => [...text.matchAll(pattern)].at(-1);
  const [technical, bidding] = [last(TECHNICAL), last(BIDDING)];
  if (technical === undefined) return bidding === undefined ? null : 'bidding';
  if (bidding === undefined) return 'technical';
  return bidding.index - technical.index > 24 ? 'bidding' : 'technical';
}
