import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import { slugify } from '#shared/text/slug.ts';
import type { SourceHistory } from './history/source-history.ts';

const MAX_TITLE_LENGTH = 80;

/** National Treasury's registered ocid prefix. Tender numbers are unique only within one prefix. */
const NUMBERED_PREFIX = 'ocds-9t57fa-';
/** Without a hyphen, because preceding words could otherwise make it another tender's slug. */
const NUMBER = /^\d+$/;

/**
 * @param numbered whether the ocid ends in the publisher's own number
 * @returns the title as part of an address, at most 80 characters, followed by a unique end: the publisher's number,
 *   otherwise `x` and the beginning of the permanent id. The end stays when the title changes
 */
export function slugOf(
  numbered: boolean,
  title: string | null,
  tenderId: string,
  ocid: string,
  id: string,
): string {
  const words = slugify((title ?? '').slice(0, MAX_TITLE_LENGTH * 2));
  const shortened =
    words.length <= MAX_TITLE_LENGTH
      ? words
      : words
          .slice(0, MAX_TITLE_LENGTH + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, MAX_TITLE_LENGTH);
  const unique = numbered && NUMBER.test(tenderId) && ocid === `${NUMBERED_PREFIX}${tenderId}`;
  const end = unique ? tenderId : `x${id.slice(0, 8)}`;
  const slug = `${shortened || 'tender'}-${end}`;
  // The digits of a title and the following number may look like an identity number, which no request may contain.
  return containsIdentityNumber(slug) ? `tender-${end}` : slug;
}

/**
 * Addresses that were shared before a title was corrected still lead to the tender, even after a rebuild: unlike a
 * table of redirects, a pure function of the captures gives the same slugs again. An unused title of a publisher gives
 * one more slug to the right tender, which is harmless.
 * @param histories in order of precedence
 * @param slug the present one
 * @returns the slugs of titles that publishers showed earlier, or show beside the used one: each once, without the
 *   present slug. The last one is the latest of the publisher of highest precedence
 */
export function formerSlugsOf(
  histories: readonly SourceHistory[],
  { slug, ocid, id }: { slug: string; ocid: string; id: string },
): string[] {
  const shown = histories
    .toReversed()
    .flatMap(({ states, reader }) =>
      states.map(({ record: { tender } }) =>
        slugOf(reader.numbered, tender.title, tender.tender_id, ocid, id),
      ),
    );
  // A title that returned counts from its last appearance.
  return [...new Set(shown.toReversed())].filter((one) => one !== slug).toReversed();
}
