import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import { slugify } from '#shared/text/slug.ts';
import type { SourceHistory } from './history/source-history.ts';

const MAX_TITLE_LENGTH = 80;

/** National Treasury's registered ocid prefix. Numbers of tenders are unique under one prefix only. */
const NUMBERED_PREFIX = 'ocds-9t57fa-';
/** Without a hyphen, so that no words before it can make another tender's slug of it. */
const NUMBER = /^\d+$/;

/**
 * @param numbered whether the ocid ends in the publisher's own number
 * @returns the title as part of an address, at most 80 characters, and behind it what makes it unique: the publisher's
 *   number, otherwise `x` and the beginning of the permanent id. This end stays when the title changes
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
  // The digits of a title and the number after them may look like an identity number, by which nothing can be asked for.
  return containsIdentityNumber(slug) ? `tender-${end}` : slug;
}

/**
 * Addresses that were shared before a title was corrected lead to the tender, also after a rebuild: a pure function of its captures
 * gives the same slugs again, which a table of redirects could not. A title of a publisher that was not believed gives one more
 * slug that leads to the right tender, which does no harm.
 * @param histories in order of precedence
 * @param slug the present one
 * @returns the slugs that follow from titles which publishers showed earlier, or show beside the one that is believed: each
 *   once, without the present one. The last one is the latest of the publisher of highest precedence
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
  // A title that came back counts by its last showing.
  return [...new Set(shown.toReversed())].filter((one) => one !== slug).toReversed();
}
