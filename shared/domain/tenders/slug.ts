import { slugify } from '#shared/text/slug.ts';

const LONGEST_TITLE = 80;

/** National Treasury's registered ocid prefix; only under it are the numbers one series. */
const COUNTED_PREFIX = 'ocds-9t57fa-';

/**
 * A readable name. Ends in the publisher's number, which makes it unique; where that number is not the publisher's own
 * count, in part of the permanent id, behind a letter that no number has.
 * @param numbered whether the ocid ends in the publisher's own number
 */
export function slugOf(
  numbered: boolean,
  title: string | null,
  tenderId: string,
  ocid: string,
  id: string,
): string {
  const words = slugify((title ?? '').slice(0, LONGEST_TITLE * 2));
  const whole =
    words.length <= LONGEST_TITLE
      ? words
      : words
          .slice(0, LONGEST_TITLE + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, LONGEST_TITLE);
  const counted = numbered && ocid === `${COUNTED_PREFIX}${tenderId}`;
  return [whole || 'tender', counted ? tenderId : `x${id.slice(0, 8)}`].join('-');
}
