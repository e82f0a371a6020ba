import { PERIODS } from '#shared/domain/documents/phrases/qualifiers.ts';

/** What a length of time may be of, where it is not the contract. */
export type PeriodOf = keyof typeof PERIODS;

/**
 * @param text the sentence in which a length of time stands
 * @returns what it is of, of the given kinds; null where no words of theirs say so
 */
export const periodIn = (text: string, kinds: readonly PeriodOf[]): PeriodOf | null =>
  kinds.find((kind) => PERIODS[kind].test(text)) ?? null;
