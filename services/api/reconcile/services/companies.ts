import type { EntityDescription, Service } from '#services/api/reconcile/service.ts';
import { spelledAs, storedService } from '#services/api/reconcile/services/stored.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { company } from '#shared/resources/suppliers/company.ts';
import { splitTradingName } from '#shared/text/names.ts';
import { registrationKey } from '#shared/text/registration.ts';

const TYPES = {
  company: { id: 'company', name: 'Company' },
  'joint-venture': { id: 'joint-venture', name: 'Joint venture' },
} as const;
const ALL = { id: 'supplier', name: 'Company or joint venture' };

type Company = {
  id: string;
  name: string;
  kind: keyof typeof TYPES;
  registrationNumber: string | null;
  registrationNumbers: readonly string[];
  csdNumbers: readonly string[];
  spellings: readonly { name: string }[];
  totalAwards: number;
  provinces: readonly string[];
};

/** Suppliers, under every spelling of their names. */
export const companiesService = (services: Services): Service =>
  storedService(
    {
      name: 'companies',
      records: '/v2/companies/',
      title: 'companies and joint ventures that the state awards to',
      resource: company,
      schemaSpace: 'https://schema.org/Organization',
      types: [ALL, ...Object.values(TYPES)],
      ids: ['id', 'alias_ids'],
      exact,
      entityOf: (record) => {
        const { id, name, kind, registrationNumber, totalAwards, provinces } = record as Company;
        const description = [
          registrationNumber,
          `${totalAwards} ${totalAwards === 1 ? 'award' : 'awards'}`,
          provinces[0],
        ];
        return {
          ...{ id, name, record, types: [ALL, TYPES[kind]] },
          description: description.filter(Boolean).join(', '),
        };
      },
      screenedOf: (record, { registration, csd }) => {
        const { name, spellings, registrationNumbers, csdNumbers } = record as Company;
        const wanted = registration === null ? null : registrationKey(registration);
        return {
          ...{ name, kind: 'company', aliases: spellings.map((spelling) => spelling.name) },
          registration:
            registrationNumbers.find((one) => registrationKey(one) === wanted) ??
            registrationNumbers[0] ??
            null,
          csd: csdNumbers.find((one) => one === csd) ?? csdNumbers[0] ?? null,
        };
      },
    },
    services,
  );

function exact({ name, registration, csd }: EntityDescription): Condition[] {
  const of = (column: string, text: string | null) => spelledAs(company, 'any', column, text);
  const { legal, trading } = splitTradingName(name);
  return [...new Set([name, legal, ...(trading === null ? [] : [trading])])]
    .flatMap((one) => of('name_keys', one))
    .concat(of('registration_numbers', registration ?? name), of('csd_numbers', csd ?? name));
}
