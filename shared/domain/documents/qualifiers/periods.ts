import { PERIODS } from '#shared/domain/documents/phrases/qualifiers.ts';

/** Things other than the contract to which a length of time may refer. */
export type PeriodOf = keyof typeof PERIODS;

/**
 * @param text the sentence with a length of time
 * @returns which of the given kinds of thing the length refers to; null if no words of these kinds are in the text
 */
export const periodIn = (text: string, kinds: readonly PeriodOf[]): PeriodOf | null =>
  kinds.find((kind) => PERIODS[kind].test(text)) ?? null;
