import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { nationalDepartments } from '#shared/domain/buyers/national-departments.ts';
import { describeOrgan } from '#shared/domain/buyers/organ.ts';
import { organizationKey } from '#shared/text/names.ts';
import { checksOf } from './check.ts';

const listed = new Set(organsOfState.map(({ name }) => organizationKey(name)));
/** A title or an address before or in the name of a person; districts are named after doctors. */
const PERSON = /^(?:mr|mrs|ms|miss|mnr|mev|adv|prof|dr)\b\.?\s+\S|[^\s@]@[^\s@]/i;
const ORGAN =
  /municipal|district|department|agency|board|authority|council|commission|university|college|hospital|\b(?:soc|ltd|limited|holdings|seta|trust|fund|company)\b/i;

/** What a buyer's name says about it. */
export type BuyerName = {
  isListed: boolean;
  isPerson: boolean;
  /** The province whose organ it is; null for national organs and where the name does not say. */
  province: string | null;
};

const seen = new Map<string, BuyerName>();
const MOST_SEEN = 5_000;

/** Names repeat by the thousand, so each is judged once. */
export function describeBuyerName(name: string): BuyerName {
  const known = seen.get(name);
  if (known !== undefined) return known;
  const key = organizationKey(name);
  const isListed = listed.has(key) || nationalDepartments.has(key);
  const organ = describeOrgan(name);
  const judged = {
    isListed,
    isPerson: !isListed && PERSON.test(name) && !ORGAN.test(name),
    province: organ.sphere === 'national' ? null : organ.provinceName,
  };
  if (seen.size >= MOST_SEEN) seen.clear();
  seen.set(name, judged);
  return judged;
}

export const buyerChecks = checksOf('buyer', [
  {
    name: 'no-buyer',
    meaning: 'Nobody says who buys.',
    severity: 'error',
    weight: 0.25,
    fails: ({ tender }) => tender.organization_name === null,
  },
  {
    name: 'buyer-is-person',
    meaning: "A natural person's name or an e-mail address stands where the buyer belongs.",
    severity: 'error',
    weight: 0.15,
    fails: ({ tender: { organization_name } }) =>
      organization_name !== null && describeBuyerName(organization_name).isPerson,
  },
  {
    name: 'buyer-not-listed',
    meaning: "The buyer is not in the national portal's list of organs of state.",
    severity: 'info',
    weight: 0.03,
    fails: ({ tender: { organization_name } }) => {
      if (organization_name === null) return false;
      const { isListed, isPerson } = describeBuyerName(organization_name);
      return !isListed && !isPerson;
    },
  },
  {
    name: 'municipality-unknown',
    meaning: 'The municipality that is named is none of those there are or were.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender }) => tender.municipality !== null && tender.municipality_code === null,
  },
]);
