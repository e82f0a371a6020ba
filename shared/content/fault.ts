/** Why a file, or one record of it, was not taken. */
export type ContentFault = {
  /** From the folder on. */
  path: string;
  /** From 1. */
  line: number;
  /** What does not hold, in words that go on after file and line. */
  rule: string;
};

/** @returns a fault in one line, as commands and issues show it */
export const faultInWords = ({ path, line, rule }: ContentFault): string => `${path}, line ${line}: ${rule}`;
