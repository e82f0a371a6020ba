/** @returns what writes moments (milliseconds of the epoch) as ISO 8601 in UTC; repeating the last one costs nothing */
export function isoWriter(): (moment: number) => string {
  let last = Number.NaN;
  let text = '';
  return (moment) => {
    if (moment !== last) {
      last = moment;
      text = new Date(moment).toISOString();
    }
    return text;
  };
}
