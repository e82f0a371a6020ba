import { expect, it } from 'vitest';
import { groupsOfResources } from '#services/api/v2/access/resource-groups.ts';
import { endpoints } from '#services/api/v2/endpoints/index.ts';

it('a resource belongs to the group of its own paths, a child record to that of its parent', () => {
  const groups = Object.fromEntries(groupsOfResources(endpoints));
  expect(groups).toMatchObject({
    tender: 'tenders',
    award: 'awards',
    award_subcontractor: 'awards',
    organization: 'organizations',
    company: 'companies',
    company_director: 'cipc',
    tender_contract: 'tenders',
    tender_document: 'documents',
    tender_timeline: 'tenders',
  });
});
