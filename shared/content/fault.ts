/** Why a file, or one of its records, was rejected. */
export type ContentFault = {
  /** Path relative to the folder. */
  path: string;
  /** Line number, from 1. */
  line: number;
  /** The broken rule, as words that follow file and line. */
  rule: string;
};

/** @returns a fault in one line, as commands and issues show it */
export const faultInWords = ({ path, line, rule }: ContentFault): string => `${path}, line ${line}: ${rule}`;
