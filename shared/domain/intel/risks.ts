/** Risks for those who buy or bid that an item points to, each with the words that do. */
export const riskFlags = {
  'rule-change':
    /\b(?:draft regulations?|regulations? (?:amended|under|take)|amend(?:s|ed|ments?)\b|takes? effect|come into (?:force|operation)|new (?:threshold|rules?|requirements?|standard)|repeals?|circular \d+)/i,
  corruption: /\b(?:fraud|corrupt\w*|kickbacks?|bribe\w*|money laundering|forged|maladministration)\b/i,
  'supplier-restricted': /\b(?:restricted suppliers?|blacklist\w*|debar\w*|tender defaulters?)\b/i,
  'contract-set-aside':
    /\b(?:sets? aside|declared (?:invalid|unlawful)|cancel(?:s|led|lation)|withdr(?:ew|aws?|awn))\b/i,
  'irregular-expenditure': /\b(?:irregular|unauthorised|fruitless and wasteful) (?:expenditure|spending)\b/i,
  'late-payment': /\b(?:unpaid|overdue|owes?|owed|older than 30 days|late payments?|not paid)\b/i,
  collusion: /\b(?:collusi\w+|collusive|cartel|bid[- ]rigging|price[- ]fixing|rigged bids?)\b/i,
  'audit-finding':
    /\b(?:qualified opinion|adverse opinion|disclaimer of opinion|material irregularit\w+|qualified with findings)\b/i,
  deadline:
    /\b(?:closing (?:date|time)|closes on|deadline|comments (?:must|are invited|within)|objections? within|extended to)\b/i,
  'price-rise': /\b(?:prices? (?:rises?|up|increase\w*)|pushes? up|shortage|tariffs? rise)\b/i,
  'service-failure':
    /\b(?:incomplete|abandoned|stalled|not built|left the sites?|delivered late|collapse[ds]?)\b/i,
} as const;

export type RiskFlag = keyof typeof riskFlags;

/** @returns the flags in the order above, with the first words that point to each */
export const risksIn = (text: string): { flag: RiskFlag; words: string }[] =>
  Object.entries(riskFlags).flatMap(([flag, words]) => {
    const found = words.exec(text)?.[0];
    return found === undefined ? [] : [{ flag: flag as RiskFlag, words: found }];
  });
