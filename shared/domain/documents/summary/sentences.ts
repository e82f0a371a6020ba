/** Sentences of summaries: each is in a notice or a document, and differs at most in capitals, gaps and its end. */

/** Maximum length of a sentence; a longer one is cut after a word. */
export const MAX_SENTENCE = 260;
/** Sentences of a description that may follow the title. */
const MAX_MORE = 3;
/** Number of words that a sentence must add to those before it. */
const NEW_WORDS = 3;

/** The title, and the first sentences of the description that add to it. */
export function noticeSentences(title: string | null, description: string | null): string[] {
  const first = readable(title ?? '');
  const more = readable(description ?? '')
    .split(/(?<=[.!?]) (?=[A-Z])/)
    .filter((text) => text !== '')
    .slice(0, MAX_MORE);
  return [...(first === '' ? [] : [sentenceOf(first)]), ...addedBy(first, more.map(sentenceOf))];
}

/** @returns those of the sentences that add something to the text and to each other */
export function addedBy(text: string, sentences: readonly string[]): string[] {
  const said = new Set(wordsOf(text));
  return sentences.filter((sentence) => {
    const added = wordsOf(sentence).filter((word) => !said.has(word));
    for (const word of added) said.add(word);
    return added.length >= (text === '' ? 1 : NEW_WORDS);
  });
}

/** @returns the text as a sentence of limited length, with a full stop */
export const sentenceOf = (text: string): string => {
  const cut = shortened(text, MAX_SENTENCE);
  return /[.!?…:;]$/.test(cut) ? cut : `${cut}.`;
};

/** @returns the text, or its beginning up to a whole word and an ellipsis */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 2);
  return `${text.slice(0, end > 0 ? end : most - 2).toWellFormed()} …`;
}

/** Makes one line of a text; text in capitals is converted to a title. */
export function readable(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = line.replace(/[^A-Za-z]/g, '');
  return letters.length > 12 && letters === letters.toUpperCase() ? inTitleCase(line) : line;
}

const SMALL = new Set(
  'a an and as at by for from in into of on or per the to with within van die en vir in om'.split(' '),
);
const ACRONYMS = new Set(
  'BBBEE B-BBEE CCTV CIDB CSIR EPWP HVAC ICT IT LED MIG NHBRC OEM PABX PPE PSIRA RDP RFP RFQ SABS SANS SAPS SARS SCM SITA UPS VAT VIP VOIP WSIG'.split(
    ' ',
  ),
);

/** `(ITT)`, `[RFT]:` */
const BRACKETED = /^[([][A-Z&]{2,6}[)\]]/;
/** `8`, `6CE`, `KZN216`, and not `3-YEAR` */
const isCode = (word: string): boolean => /\d/.test(word) && !/[A-Z]{4}/.test(word);

/** Small words are in lower case; acronyms, and words with digits or without vowels, keep their capitals. */
const inTitleCase = (line: string): string =>
  line
    .split(' ')
    .map((word, place) => {
      const bare = word.replace(/[^A-Z0-9-]/g, '');
      if (ACRONYMS.has(bare) || BRACKETED.test(word) || isCode(word) || !/[AEIOUY]/.test(bare)) return word;
      const low = word.toLowerCase();
      return place > 0 && SMALL.has(low) ? low : low.replace(/[a-zà-ÿ]+/g, capitalised);
    })
    .join(' ');
const capitalised = (part: string, place: number, word: string): string =>
  // The S in "buyer's" stays small, and so do letters after a digit.
  place > 0 && /['’\d]/.test(word.charAt(place - 1)) ? part : part.charAt(0).toUpperCase() + part.slice(1);

/** Words with a meaning, without numbers and texts joined with one, such as `ACSA-RFB-38832`. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => !/\d/.test(part))
    .flatMap((part) => part.match(/[a-z]{3,30}/g) ?? []);

/** @returns whether a sentence is in one of the texts, ignoring capitals, gaps and quotation marks */
export function occursIn(sentence: string, texts: readonly string[]): boolean {
  const wanted = plain(sentence.replace(/(?: …|[.…])$/, ''));
  return texts.some((text) => plain(text).includes(wanted));
}
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
