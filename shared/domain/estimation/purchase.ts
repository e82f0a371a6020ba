import {
  invitingWords,
  type SaleWords,
  salesAndLettings,
  sellingServices,
} from '#shared/codelists/sales-and-lettings.ts';
import { plainText } from '#shared/domain/content/lengths.ts';
import { subjectOf } from '#shared/domain/content/subject.ts';
import { foldName } from '#shared/text/names.ts';
import type { EstimationSubject } from './comparable.ts';

/** Maximum number of characters and words that are read: the beginning of a text says what is done. */
const [MOST_CHARACTERS, MOST_WORDS] = [600, 60];
/** Number of words after a phrase that are searched for the thing. */
const BEHIND = 12;

/**
 * Whether an organ of state buys by a tender, as nearly always, or sells, lets or gives away something. An unclear
 * tender is a purchase.
 */
export const isPurchase = ({
  title,
  description,
  category,
}: Pick<EstimationSubject, 'title' | 'description' | 'category'>): boolean =>
  ![title, description].some((text) => text !== null && text !== '' && isSale(text, category));

function isSale(text: string, category: string | null): boolean {
  const plain = plainText(text.slice(0, MOST_CHARACTERS));
  const whole = wordsOf(plain);
  // Few texts contain any of the phrases.
  const candidates = salesAndLettings.filter(({ phrases }) =>
    phrases.some((phrase) => whole.includes(` ${phrase} `)),
  );
  if (candidates.length === 0 || sellingServices.some((phrase) => whole.includes(` ${phrase} `)))
    return false;
  const own = withoutInvitation(whole);
  const appointed = withoutInvitation(wordsOf(subjectOf(plain)));
  return candidates.some((words) => applies(words, category, { whole, own, appointed }));
}

/** A text: complete; without introductory words of an invitation; and also without words of an appointment. */
type Read = { whole: string; own: string; appointed: string };

function applies(words: SaleWords, category: string | null, { whole, own, appointed }: Read): boolean {
  if (words.category !== undefined && words.category !== category) return false;
  if (words.unless.some((phrase) => whole.includes(` ${phrase} `))) return false;
  if (words.where === 'anywhere')
    return words.phrases.some((phrase) => standsBehind(words, whole, whole.indexOf(` ${phrase} `), phrase));
  const beginnings = words.appointed ? [own, appointed] : [own];
  return beginnings.some((text) =>
    words.phrases.some((phrase) => text.startsWith(` ${phrase} `) && standsBehind(words, text, 0, phrase)),
  );
}

/** Whether the phrase is at a place, followed by one of its things if it requires one. */
function standsBehind({ things }: SaleWords, text: string, at: number, phrase: string): boolean {
  if (at < 0 || things === undefined) return at >= 0;
  const behind = text.slice(at + phrase.length + 1).split(' ', BEHIND + 1);
  const near = `${behind.join(' ')} `;
  return things.some((thing) => near.includes(` ${thing} `));
}

/** @returns the words of a text in lower case, with a blank before and after each */
const wordsOf = (text: string): string => ` ${foldName(text).split(' ', MOST_WORDS).join(' ')} `;

/** @returns the text without words of an invitation and numbers at its beginning */
function withoutInvitation(text: string): string {
  const words = text.trim().split(' ');
  const from = words.findIndex((word) => !invitingWords.has(word) && !/\d/.test(word));
  return from < 0 ? ' ' : ` ${words.slice(from).join(' ')} `;
}
