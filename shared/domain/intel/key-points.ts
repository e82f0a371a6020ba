import { isQuotable, quotable, sentencesOf } from './quote.ts';

const MAX_POINTS = 5;
const MIN_SCORE = 2;
const FIGURE = /\d/;
const AMOUNT = /\bR ?\d/;
const ACTION =
  /\b(?:must|may not|will|has been|have been|takes? effect|closes?|invited|awarded|cancelled|extended|ordered|found|recover\w*|investigat\w*|requires?|replaces?|allocated|approved|rejected|suspended)\b/i;

/**
 * @param title which a point does not repeat
 * @returns the sentences that say most, in the order of the text, each as it stands there
 */
export function keyPointsOf(title: string, words: string | null, text: string | null): string[] {
  const sentences = [...new Set([words, text].flatMap((from) => sentencesOf(from ?? '')))].filter(
    (sentence) => isQuotable(sentence) && sentence !== title,
  );
  const scored = sentences.map((sentence, at) => ({
    ...{ sentence, at },
    score:
      (FIGURE.test(sentence) ? 1 : 0) +
      (AMOUNT.test(sentence) ? 1 : 0) +
      (ACTION.test(sentence) ? 2 : 0) +
      (at === 0 ? 2 : 0),
  }));
  const ofText = budget(quotable(text));
  return scored
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .filter(({ sentence }) => words?.includes(sentence) === true || ofText(sentence.length))
    .slice(0, MAX_POINTS)
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence);
}

/** @returns a function that says whether so many characters more may be quoted */
function budget(characters: number): (more: number) => boolean {
  let left = characters;
  return (more) => {
    if (more > left) return false;
    left -= more;
    return true;
  };
}
