import type { Type } from '#services/api/reconcile/protocol.ts';
import type { EntityDescription, Service } from '#services/api/reconcile/service.ts';
import { spelledAs, storedService } from '#services/api/reconcile/services/stored.ts';
import { typeName } from '#services/api/v2/endpoints/organizations.ts';
import { keptWhile } from '#services/api/v2/serve/cache/kept.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { organsCalled } from '#shared/codelists/customary-names.ts';
import { organTypes } from '#shared/codelists/organ-kinds.ts';
import { countWords, type WordCounts } from '#shared/domain/screening/word-weight.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import { organizationKey } from '#shared/text/names.ts';

const ALL = { id: 'organization', name: 'Organ of state' };

const typeOf = (id: string): Type => ({ id, name: typeName(id) });

type Organization = {
  id: string;
  name: string;
  legalName: string | null;
  organizationTypeDetail: string | null;
  registrationNumber: string | null;
  provincesOperating: readonly string[];
};

/** The provinces if there are few; naming some of many would put the organ where it is not. */
const placesOf = (provinces: readonly string[]): string =>
  provinces.length > 2 ? 'several provinces' : provinces.join(' and ');

/** Organs of state that buy. */
export const organizationsService = (services: Services): Service =>
  storedService(
    {
      name: 'organizations',
      records: '/v2/organizations/',
      title: 'organs of state that buy',
      resource: organization,
      schemaSpace: 'https://schema.org/GovernmentOrganization',
      types: [ALL, ...organTypes.map(typeOf)],
      ids: ['id'],
      exact,
      entityOf: (record) => {
        const { id, name, organizationTypeDetail, provincesOperating } = record as Organization;
        const type = organizationTypeDetail === null ? null : typeOf(organizationTypeDetail);
        return {
          ...{ id, name, record, types: type === null ? [ALL] : [ALL, type] },
          description: [type?.name, placesOf(provincesOperating)].filter(Boolean).join(', '),
        };
      },
      screenedOf: (record, asked) => {
        const { name, legalName, registrationNumber: registration } = record as Organization;
        // Of all its names the one that is asked for suffices.
        const called = organsCalled(asked.name).includes(name) ? [asked.name] : [];
        const aliases = [...(legalName === null ? [] : [legalName]), ...called].map(organizationKey);
        return { name: organizationKey(name), kind: 'company', aliases, registration };
      },
      compared: organizationKey,
      counts: organizationWords(services),
    },
    services,
  );

/**
 * Words that many organs have, such as `municipality`, tell little. There are some thousand names, read again when the
 * resource was published again.
 */
const organizationWords = ({ pool, versions }: Services): (() => Promise<WordCounts>) =>
  keptWhile(
    () => versions.of(organization.name),
    async () => {
      const { rows } = await pool.query<{ name: string }>('select name from read.organization');
      return countWords(rows.map(({ name }) => organizationKey(name)));
    },
  );

function exact({ name, registration }: EntityDescription): Condition[] {
  const of = (column: string, text: string | null) => spelledAs(organization, 'equals', column, text);
  return [
    ...[name, ...organsCalled(name)].flatMap((one) => of('slug', one)),
    ...of('registration_number', registration ?? name),
  ];
}
