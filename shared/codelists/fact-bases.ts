/**
 * What a fact rests on. `notices`: contacts of real notices of the portal (2025 and 2026) have addresses at the host. `law`: a
 * statute names the department, such as the schedules of the Public Finance Management Act with the list that National Treasury
 * publishes, or a notice under one names the municipality. `name`: the organ's name says it. `knowledge`: public knowledge of
 * 2025, which the organ's own site shows.
 */
export const factBases = ['notices', 'law', 'name', 'knowledge'] as const;
export type FactBasis = (typeof factBases)[number];

/** @param host of a web site; `+` before it says that it is in notices. @returns its address, null for an empty host, and its basis */
export const websiteOf = (host: string): { website: string | null; websiteBasis: FactBasis } => ({
  website: host === '' ? null : `https://${host.replace('+', '')}`,
  websiteBasis: host.startsWith('+') ? 'notices' : 'knowledge',
});
