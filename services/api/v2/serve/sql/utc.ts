/** @returns SQL for a time as in responses, in UTC to the millisecond */
export const utcSql = (time: string, fraction = '.MS'): string =>
  `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS${fraction}"Z"')`;
