import { spoken } from '#services/site/parts/words.ts';

const NAMES: Readonly<Record<string, string>> = {
  ocds: 'OCDS feed of National Treasury',
  etenders: 'eTenders portal',
  'treasury-restricted': 'Restricted suppliers',
  'treasury-defaulters': 'Tender defaulters',
};

/** @returns the name of a publisher for people */
export const publisherName = (source: string): string => NAMES[source] ?? spoken(source);

export const isPublisher = (source: string): boolean => Object.hasOwn(NAMES, source);
