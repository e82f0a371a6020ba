/** The prediction for one tender (categories, likeliest first) and the right one. */
export type Prediction = { right: string; ranked: readonly string[]; confidence: number };

/** @returns the share of tenders whose right category is among the first `count` predicted ones */
export const topShare = (predictions: readonly Prediction[], count: number): number =>
  share(predictions, ({ right, ranked }) => ranked.slice(0, count).includes(right));

/** @returns the mean of F1 (harmonic mean of precision and recall) over the categories that occur */
export function macroF1(predictions: readonly Prediction[]): number {
  const rights = [...new Set(predictions.map(({ right }) => right))];
  const scores = rights.map((category) => {
    const hits = predictions.filter(
      ({ right, ranked }) => right === category && ranked[0] === category,
    ).length;
    const answers = predictions.filter(({ ranked }) => ranked[0] === category).length;
    const occurrences = predictions.filter(({ right }) => right === category).length;
    return (2 * hits) / (answers + occurrences);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Predictions of similar confidence: their mean confidence and the share that is right. */
export type Bin = { from: number; n: number; confidence: number; right: number };

/** @returns the bins, each one tenth wide, that contain predictions */
export function calibrationBins(predictions: readonly Prediction[]): Bin[] {
  const byTenth = Map.groupBy(predictions, ({ confidence }) =>
    Math.min(9, Math.floor(confidence * 10 + 1e-9)),
  );
  return [...byTenth]
    .sort(([one], [other]) => one - other)
    .map(([tenth, bin]) => ({
      from: tenth / 10,
      n: bin.length,
      confidence: bin.reduce((sum, { confidence }) => sum + confidence, 0) / bin.length,
      right: topShare(bin, 1),
    }));
}

/** @returns the expected calibration error: the mean difference between confidence and share of right predictions */
export function calibrationError(predictions: readonly Prediction[]): number {
  const gaps = calibrationBins(predictions).map(
    ({ n, confidence, right }) => n * Math.abs(confidence - right),
  );
  return gaps.reduce((sum, gap) => sum + gap, 0) / predictions.length;
}

/** @returns the share of items that pass a test; 0 for an empty list */
export const share = <T>(items: readonly T[], passes: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(passes).length / items.length;
