import type { TestApi } from '#test/support/api.ts';

/** @returns every kind of page of the site, as its name and the path of one that has something to show */
export async function templatesOf(api: TestApi): Promise<readonly (readonly [name: string, path: string])[]> {
  const first = async (path: string, name: string): Promise<string | null> => {
    const { json } = await api.get(path);
    const record = (json.data as Record<string, unknown>[])[0];
    return record ? String(record[name]) : null;
  };
  const restricted = await first('/v2/forensic/restricted-suppliers?limit=1', 'id');
  const tender = await first('/v2/tenders?status=awarded', 'tenderId');
  return [
    ['start', '/'],
    ['tenders', '/tenders?status=any'],
    ['a search', '/tenders?q=supply+and+delivery'],
    ['a table', '/tenders?status=any&view=table'],
    ['wrong parameters', '/tenders?province=nowhere&minValue=x'],
    ['nothing found', '/tenders?q=zzzyqx&province=gauteng'],
    ['tender', `/tenders/${tender}`],
    ['documents', `/tenders/${tender}/documents`],
    ['origins', `/tenders/${tender}/origins`],
    ...(await passagesOf(api)),
    ['companies', '/companies'],
    ['company', `/companies/${await first('/v2/companies?sort=-totalAwards', 'id')}`],
    ['buyers', '/buyers'],
    ['buyer', `/buyers/${await first('/v2/organizations?sort=-totalTenders', 'slug')}`],
    ['provinces', '/provinces'],
    ['province', '/provinces/gauteng'],
    ['category', '/categories/construction'],
    ['restricted', '/restricted-suppliers'],
    ...(restricted === null ? [] : ([['restriction', `/restricted-suppliers/${restricted}`]] as const)),
    ['check', '/restricted-suppliers/check?names=Skyline+Civils%0AA+B'],
    ['data', '/data'],
    ['downloads', '/data/downloads'],
    ['dictionary', '/data/dictionary/Tender'],
    ['quality', '/data/quality'],
    ['checks', '/data/checks'],
    ['status', '/status'],
    ['not found', '/nothing'],
  ];
}

/** @returns the page of passages of the first tender whose documents say something; none if no documents were read */
async function passagesOf(api: TestApi): Promise<[name: string, path: string][]> {
  const { json } = await api.get('/v2/tenders?status=any&limit=100');
  for (const { tenderId } of json.data as { tenderId: string }[]) {
    const path = `/tenders/${tenderId}`;
    const { json: analysis } = await api.get(`/v2${path}/analysis`);
    const { evidence = [] } = (analysis.data ?? {}) as { evidence?: unknown[] };
    if (evidence.length > 0) return [['passages', `${path}/passages`]];
  }
  return [];
}
