/** @returns a function from milliseconds of the epoch to ISO 8601 in UTC, which remembers its last result */
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
