import { REJECTED } from '#shared/domain/documents/phrases/rejection.ts';

/** Whether a sentence says that a bid is rejected. */
export const saysRejected = (text: string): boolean => REJECTED.test(text);
