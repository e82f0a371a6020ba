import { cidbClasses } from '#shared/codelists/cidb-grades.ts';
import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import { after, before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { isAsked, passageAt } from '#shared/domain/documents/reading/passages.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';

type Grade = AnalysisLists['cidb'];

const CLASS = `(${cidbClasses.join('|')})`;
const GRADE = new RegExp(`(?<![\\w.,/])([1-9]) ?-?${CLASS}(?: ?-?\\(?(PE)\\)?)?(?![\\w])`, 'g');
/** `Grade 5, class of works CE`, `grading of 6 or higher in the CE class`. */
const NAMED_GRADE =
  /\b(?:grad(?:e|ing|ering)|graad|level|vlak)(?: designation| level)?(?: of| van)?:? ?\(?([1-9])\)?(?!\d|\.\d)/gi;
const NAMED_CLASS = new RegExp(`\\b${CLASS}\\b(?: ?(PE)\\b)?`);
const CLASS_FIRST = new RegExp(
  `\\b${CLASS} ?(?:grade|graad|level)? ?([1-9])(?: ?(PE)\\b)?(?= or higher| of hoër|\\b)`,
  'g',
);
const ABOUT =
  /\bcidb\b|\bgrad(?:ed?|ing|ering)\b|\bgraad\b|\bor higher\b|\bof hoër\b|construction industry|konstruksie/i;
/** Written without a blank, it can only be a grade; `8GB` may be the memory of a computer. */
const JOINED = /^[1-9](?:CE|GB|ME|EP|EB)(?:PE)?$/;
const MEMORY = /GB$/;
/** A register of all designations, such as the table of tender value ranges. */
const MOST_GRADES = 4;

/** Behind a grade in the table that says up to which value contractors of each grade may tender. */
const UP_TO = /^ ?(?:\| ?)?(?:≤ ?|<=? ?)?(?:R ?\d|no limit|unlimited)/i;
const LEAST_LIMITS = 3;

/** In the sentence of a grade. */
const SUBCONTRACTED = /\bsub-?contract|\bnominated?\b|\bspecialists?\b/i;
/** A grade of somebody else, or one that was corrected. */
const NOT_OWN = /\bneeds? no grade\b/i;
const CORRECTED = /\b(?:page \d+ (?:said|states|reads)|instead of) $/i;
const OF_PARTNERS = /\blead partner\b|\bcombined contractor grading/i;
/** Works that a bidder has done before. */
const OF_EXPERIENCE = /\b(?:similar|completed|previous) (?:nature|projects?|works?)\b/i;

/** In the sentence of an uncertain grade. */
const SUPPOSED =
  /\b(?:examples?|for instance|if (?:the|a) (?:tender|bid|contract) (?:requires|needs)|byvoorbeeld)\b/i;

type Mention = Span & { grade: Grade };
const mentionOf = ({ start, end }: Span, digit?: string, works = '', emerging?: string): Mention => ({
  ...{ start, end },
  grade: {
    grade: Number(digit),
    classOfWorks: works.toUpperCase(),
    potentiallyEmerging: emerging !== undefined,
  },
});

/** Finds the CIDB grades and classes that a contractor must have. */
export function findCidb(reader: Reader): Found<Grade>[] {
  const around = ({ start, end }: Span, reach: number): string =>
    before(reader, start, reach) + after(reader, end, reach / 2);
  const namesBoard = /\bcidb\b/i.test(reader.flow);
  const speaksOfGrades = (span: Span): boolean => {
    const said = reader.flow.slice(span.start, span.end);
    const isGrade = JOINED.test(said) && (!MEMORY.test(said) || namesBoard);
    return ABOUT.test(said) || ABOUT.test(around(span, 160)) || isGrade;
  };
  const grades = matchesOf(reader, GRADE).map((one) => mentionOf(one, ...one.groups));
  // A class with a number before it has a grade of its own: `Grading: 6 | Zenith School | 4 GB`.
  const named = pairsOf(reader, NAMED_GRADE, NAMED_CLASS, 60)
    .filter(({ between }) => !/\d ?$/.test(between))
    .map((pair) => mentionOf(pair, pair.first.groups[0], ...pair.groups));
  const sure = [...grades, ...named].filter(
    (one) =>
      speaksOfGrades(one) &&
      !isAsked(reader, one.end) &&
      !SUPPOSED.test(before(reader, one.start, 120).split('.').at(-1)!),
  );
  const classFirst = matchesOf(reader, CLASS_FIRST)
    .map(({ groups: [works, digit, emerging], ...span }) => mentionOf(span, digit, works, emerging))
    .filter(
      (one) =>
        /\bcidb\b/i.test(around(one, 80)) && !sure.some(({ start }) => Math.abs(start - one.start) < 6),
    );
  const limits = [...sure, ...classFirst].filter(({ end }) => UP_TO.test(after(reader, end, 12)));
  const demanded =
    limits.length < LEAST_LIMITS
      ? [...sure, ...classFirst]
      : [...sure, ...classFirst].filter((one) => !limits.includes(one));
  const groups = [...Map.groupBy(demanded, ({ grade }) => JSON.stringify(grade)).values()];
  const most = Math.max(0, ...groups.map(({ length }) => length));
  const kept =
    groups.length > MOST_GRADES ? groups.filter(({ length }) => length === most && most > 1) : groups;
  const sentence = ({ start, end }: Span): string =>
    `${before(reader, start, 300).split('. ').at(-1)!}${reader.flow.slice(start, end)}${after(reader, end, 160).split('. ')[0]!}`;
  // A grade of a subcontractor, of a partner or of earlier works is not required of the bidder.
  const own = kept.filter(
    (mentions) =>
      !mentions.some((one) => SUBCONTRACTED.test(sentence(one))) &&
      !mentions.every((one) => CORRECTED.test(before(reader, one.start, 24))) &&
      ![OF_PARTNERS, OF_EXPERIENCE, NOT_OWN].some((other) =>
        mentions.every((one) => other.test(sentence(one))),
      ),
  );
  return own.map((mentions) => foundAt(reader, mentions[0]!.grade, sentencesOf(reader, mentions), 0.96));
}

/** A grade alone is no useful quote, so its sentences are the evidence. */
const sentencesOf = (reader: Reader, mentions: readonly Mention[]): Span[] => [
  ...new Map(
    mentions.map((mention) => {
      const { start, end } = passageAt(reader, mention.start)?.said ?? mention;
      return [start, { start, end }];
    }),
  ).values(),
];
