/** One judged notice: what was answered, likeliest first, and what was right. */
export type Judged = { right: string; ranked: readonly string[]; confidence: number };

/** @returns the share of notices whose right answer is among the first `count` */
export const topShare = (judged: readonly Judged[], count: number): number =>
  share(judged, ({ right, ranked }) => ranked.slice(0, count).includes(right));

/** @returns the mean over the categories that occur of the harmonic mean of precision and recall */
export function macroF1(judged: readonly Judged[]): number {
  const rights = [...new Set(judged.map(({ right }) => right))];
  const scores = rights.map((category) => {
    const hits = judged.filter(({ right, ranked }) => right === category && ranked[0] === category).length;
    const claims = judged.filter(({ ranked }) => ranked[0] === category).length;
    const occurrences = judged.filter(({ right }) => right === category).length;
    return (2 * hits) / (claims + occurrences);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Notices of like confidence: how sure the answers were and how often right. */
export type Bin = { from: number; n: number; confidence: number; right: number };

/** @returns the bins of one tenth that hold notices */
export function calibrationBins(judged: readonly Judged[]): Bin[] {
  const byTenth = Map.groupBy(judged, ({ confidence }) => Math.min(9, Math.floor(confidence * 10 + 1e-9)));
  return [...byTenth]
    .sort(([one], [other]) => one - other)
    .map(([tenth, bin]) => ({
      from: tenth / 10,
      n: bin.length,
      confidence: bin.reduce((sum, { confidence }) => sum + confidence, 0) / bin.length,
      right: topShare(bin, 1),
    }));
}

/** @returns expected calibration error: how far confidence and frequency lie apart, averaged over notices */
export function calibrationError(judged: readonly Judged[]): number {
  const gaps = calibrationBins(judged).map(({ n, confidence, right }) => n * Math.abs(confidence - right));
  return gaps.reduce((sum, gap) => sum + gap, 0) / judged.length;
}

/** @returns the share of items that a test holds for; 0 of none */
export const share = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(holds).length / items.length;
