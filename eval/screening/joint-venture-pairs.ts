import { chosenBy, type LabelledName, plain } from '#eval/suppliers/names.ts';
import { withoutForm } from '#eval/suppliers/variations.ts';
import { type LabelledPair, pairOf } from './pairs.ts';

/**
 * Pairs with joint ventures, made of two or three real names. A joint venture matches its member, because an award to it is
 * an award to each of them; two joint ventures with one member in common are two.
 */

const STEP = 35;

export function jointVenturePairs(names: readonly LabelledName[]): LabelledPair[] {
  const usable = names.filter(
    ({ text, company }, at) =>
      /^\p{Letter}[\p{Letter} ()-]{8,40}$/u.test(text) &&
      withoutForm(text).includes(' ') &&
      !/\b(?:and|jv|joint|t\/a)\b/i.test(text) &&
      names.findIndex((other) => other.company === company) === at,
  );
  return usable.flatMap((first, at) => {
    if (chosenBy(`joint ${plain(first.text)}`, STEP) !== 0) return [];
    const [second, third] = [usable[(at + 17) % usable.length]!, usable[(at + 41) % usable.length]!];
    const [a, b, c] = [first.text, second.text, third.text];
    const label = { kind: 'company', group: first.company } as const;
    return [
      pairOf([`${a} / ${b} JV`, `${b} and ${a} Joint Venture`], {
        ...label,
        same: true,
        origin: 'joint venture, other order',
      }),
      pairOf([`${a} JV ${b}`, withoutForm(a)], {
        ...label,
        same: true,
        origin: 'joint venture and its member',
      }),
      pairOf([`${a} / ${b} JV`, `${a} / ${c} JV`], {
        ...label,
        same: false,
        origin: 'joint ventures with one member in common',
      }),
      pairOf([`${a} JV ${b}`, c], { ...label, same: false, origin: 'joint venture and no member' }),
    ];
  });
}
