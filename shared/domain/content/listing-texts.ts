import { provinces } from '#shared/codelists/provinces.ts';
import { type FaqPage, faqPage, type Question } from './faq.ts';
import { cutAtWords, DESCRIPTION_LENGTH, plainText, TITLE_LENGTH } from './lengths.ts';
import { PAGE_RULES } from './rules.ts';
import {
  capitalised,
  counted,
  dayInWords,
  listInWords,
  numberInWords,
  randInWords,
  sentence,
} from './wording.ts';

/** A name, and how many tenders have it. */
export type Share = { name: string; tenders: number };

/** What the texts of a page that lists tenders are made from. The figures are defined in docs/data.md. */
export type ListingFacts = {
  of: 'category' | 'province';
  /** Name of the category or province, as in the codelist. */
  name: string;
  tenders: number;
  open: number;
  /** Number of open tenders that close today or on one of the following six days. */
  closing_soon: number;
  /** When the next open tender closes, an instant. */
  next_closes_at: string | null;
  awarded: number;
  /** Number of awards whose amount counts, and the median of these amounts in rand; null if there are none. */
  counted_awards: number;
  median_award: number | null;
  /** Buyers with the most tenders, in descending order. */
  buyers: readonly Share[];
  /** Provinces of a category's tenders, or categories of a province's, the most frequent first. */
  parts: readonly Share[];
};

/** Texts of a page that lists tenders, by column of `category_seo` and `province_seo`. */
export type ListingTexts = {
  seo_title: string;
  seo_description: string;
  seo_keywords: string[];
  h1_title: string;
  intro_content: string;
  extended_content: string;
  faq_schema: FaqPage;
  og_title: string;
  og_description: string;
  generated_by: string;
};

/** Maximum number of buyers, and of provinces or categories, that the texts name. */
export const SHOWN = 3;
/** A closing within this number of days, including today, is soon. */
export const SOON_DAYS = 7;

/** Minimum number of awards for a statement about usual amounts, as in benchmarks of industries. */
export const FEWEST_AWARDS = 10;

const WITHIN = `within the next ${SOON_DAYS} days`;

export function listingTexts(given: ListingFacts): ListingTexts {
  const facts = {
    ...given,
    name: withoutFullStop(given.name),
    buyers: given.buyers.flatMap(readable).slice(0, SHOWN),
    parts: given.parts.flatMap(readable).slice(0, SHOWN),
  };
  const heading = headingOf(facts);
  const title = titleOf(facts, heading);
  const description = cutAtWords(
    [sentence(`${heading}: ${openInWords(facts)}`), ...busiest(facts)].join(' '),
    DESCRIPTION_LENGTH,
  );
  return {
    seo_title: title,
    seo_description: description,
    seo_keywords: keywordsOf(facts),
    h1_title: heading,
    intro_content: introductionOf(facts),
    extended_content: extendedOf(facts),
    faq_schema: faqPage(questionsOf(facts)),
    og_title: title,
    og_description: description,
    generated_by: PAGE_RULES,
  };
}

/** @returns an empty list if nothing is left of the name */
function readable({ name, tenders }: Share): Share[] {
  const plain = plainText(name);
  return plain === '' ? [] : [{ name: plain, tenders }];
}

/** The portal ends one name with a full stop, which is removed; that of an abbreviation stays: `Machinery n.e.c.` */
const withoutFullStop = (name: string): string => name.replace(/(?<!\.\w)\.$/, '');

const wholeCountry: ReadonlySet<string> = new Set(
  provinces.flatMap(({ isProvince, name }) => (isProvince ? [] : name)),
);

/** @returns the place of the tenders on a province's page: `in Gauteng`, or `for the whole country` */
const placeOf = (name: string): string => (wholeCountry.has(name) ? 'for the whole country' : `in ${name}`);

/** @returns what the tenders have in common, as the end of a clause */
const among = ({ of, name }: ListingFacts): string =>
  of === 'category' ? `in the category ${name}` : placeOf(name);

const headingOf = ({ of, name }: ListingFacts): string =>
  of === 'category' ? `${name} tenders` : `Tenders ${placeOf(name)}`;

function titleOf({ of, name }: ListingFacts, heading: string): string {
  if (of === 'province') return `${heading} | South Africa`;
  const whole = `${heading} in South Africa`;
  if (whole.length <= TITLE_LENGTH) return whole;
  const ending = ' tenders';
  return `${cutAtWords(name, TITLE_LENGTH - ending.length)}${ending}`;
}

function openInWords({ open, closing_soon: soon }: ListingFacts): string {
  if (open === 0) return 'none open at the moment';
  return `${numberInWords(open)} open${soon === 0 ? '' : `, ${numberInWords(soon)} of them closing ${WITHIN}`}`;
}

const busiest = ({ buyers }: ListingFacts): string[] =>
  buyers.length === 0 ? [] : [sentence(`Busiest buyers: ${listInWords(buyers.map(({ name }) => name))}`)];

function introductionOf(facts: ListingFacts): string {
  const { open, closing_soon: soon, next_closes_at: next } = facts;
  const sentences = [
    sentence(`There ${open === 1 ? 'is' : 'are'} ${counted(open, 'open tender')} ${among(facts)}`),
  ];
  if (open === 1 && next !== null) sentences.push(`It closes on ${dayInWords(next)}.`);
  if (open > 1 && soon > 0) sentences.push(`${capitalised(closing(open, soon))} ${WITHIN}.`);
  if (open > 1 && next !== null) sentences.push(`The next one closes on ${dayInWords(next)}.`);
  return sentences.join(' ');
}

function closing(open: number, soon: number): string {
  if (open === soon) return 'all of them close';
  return `${numberInWords(soon)} of them ${soon === 1 ? 'closes' : 'close'}`;
}

function extendedOf(facts: ListingFacts): string {
  const { of, tenders, awarded, buyers, parts } = facts;
  if (tenders === 0) return sentence(`This service knows no tenders ${among(facts)}`);
  const outcome = awarded === 0 ? 'none of them' : `${numberInWords(awarded)} of them`;
  const sentences = [
    `This service knows ${counted(tenders, 'tender')} ${among(facts)}, open and past; ${outcome} ${
      awarded === 1 ? 'is' : 'are'
    } marked as awarded.`,
  ];
  sentences.push(...worth(facts));
  if (buyers.length > 0) sentences.push(`Most were advertised by ${sharesInWords(buyers)}.`);
  if (parts.length > 0)
    sentences.push(
      of === 'category'
        ? `By province, most are for ${sharesInWords(parts)}.`
        : `By category, most are in ${sharesInWords(parts)}.`,
    );
  return sentences.join(' ');
}

function worth({ counted_awards: awards, median_award: median }: ListingFacts): string[] {
  if (awards < FEWEST_AWARDS || median === null) return [];
  return [
    `Half of the ${counted(awards, 'award')} with a plausible amount in rand are worth ${randInWords(median)} or less.`,
  ];
}

const sharesInWords = (shares: readonly Share[]): string =>
  listInWords(shares.map(({ name, tenders }) => `${name} (${numberInWords(tenders)})`));

function questionsOf(facts: ListingFacts): Question[] {
  const { buyers, closing_soon: soon, next_closes_at: next } = facts;
  const until = next === null ? '' : ` The next one closes on ${dayInWords(next)}.`;
  return [
    { question: `How many tenders ${among(facts)} are open?`, answer: introductionOf(facts) },
    {
      question: `How many tenders ${among(facts)} close soon?`,
      answer: `${capitalised(counted(soon, 'open tender'))} ${soon === 1 ? 'closes' : 'close'} ${WITHIN}.${until}`,
    },
    ...worth(facts).map((answer) => ({
      question: `How much are awards of tenders ${among(facts)} worth?`,
      answer,
    })),
    ...(buyers.length === 0
      ? []
      : [
          {
            question: `Who advertises the most tenders ${among(facts)}?`,
            answer: `${sharesInWords(buyers)}, by number of tenders.`,
          },
        ]),
  ];
}

function keywordsOf({ of, name, parts }: ListingFacts): string[] {
  const own = of === 'category' ? name.toLowerCase() : name;
  const crossed = parts.map((part) =>
    of === 'category' ? `${own} tenders ${part.name}` : `${part.name.toLowerCase()} tenders ${own}`,
  );
  return [...new Set([own, 'tenders', `${own} tenders`, ...crossed, 'South Africa'])];
}
