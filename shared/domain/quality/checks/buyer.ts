import { organKey } from '#shared/codelists/organ-names.ts';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { nationalDepartments } from '#shared/domain/buyers/national-departments.ts';
import { describeOrgan } from '#shared/domain/buyers/organ.ts';
import { memoize } from '#shared/domain/memoize.ts';
import { checksOf, error, info, warning } from './check.ts';

const listed = new Set(organsOfState.map(({ name }) => organKey(name)));
/** A person's title or an e-mail address. Names with a word for an organ are excluded: districts are named after doctors. */
const PERSON = /^(?:mr|mrs|ms|miss|mnr|mev|adv|prof|dr)\b\.?\s+\S|[^\s@]@[^\s@]/i;
const ORGAN =
  /municipal|district|department|agency|board|authority|council|commission|university|college|hospital|\b(?:soc|ltd|limited|holdings|seta|trust|fund|company)\b/i;

/** What can be derived from a buyer's name. */
export type BuyerName = {
  isListed: boolean;
  isPerson: boolean;
  /** The province of the organ; null for national organs, and if the name does not contain it. */
  province: string | null;
};

const MAX_NAMES = 5_000;

export const describeBuyerName = memoize((name): BuyerName => {
  const key = organKey(name);
  const isListed = listed.has(key) || nationalDepartments.has(key);
  const organ = describeOrgan(name);
  return {
    isListed,
    isPerson: !isListed && PERSON.test(name) && !ORGAN.test(name),
    province: organ.sphere === 'national' ? null : organ.provinceName,
  };
}, MAX_NAMES);

export const buyerChecks = checksOf('buyer', {
  'no-buyer': error(0.25, 'No publisher says who buys.', ({ tender }) => tender.organization_name === null),
  'buyer-is-person': error(
    0.15,
    "A natural person's name or an e-mail address is given as the buyer.",
    ({ tender: { organization_name } }) =>
      organization_name !== null && describeBuyerName(organization_name).isPerson,
  ),
  'buyer-not-listed': info(
    0.03,
    "The buyer is not in the national portal's list of organs of state.",
    ({ tender: { organization_name } }) => {
      if (organization_name === null) return false;
      const { isListed, isPerson } = describeBuyerName(organization_name);
      return !isListed && !isPerson;
    },
  ),
  'municipality-unknown': warning(
    0.05,
    'The given municipality is neither a present nor a former municipality.',
    ({ tender }) => tender.municipality !== null && tender.municipality_code === null,
  ),
});
