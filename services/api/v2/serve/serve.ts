import type { Endpoint, ProcedureEndpoint } from '#services/api/v2/endpoint.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import { serveCounts } from '#services/api/v2/serve/counts.ts';
import { serveGroups } from '#services/api/v2/serve/groups.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import { serveList } from '#services/api/v2/serve/list.ts';
import { serveNamedCounts } from '#services/api/v2/serve/named-counts.ts';
import { serveProfile } from '#services/api/v2/serve/profile.ts';
import { readParameters } from '#services/api/v2/serve/query.ts';
import { serveRanking } from '#services/api/v2/serve/ranking.ts';
import { serveRecord } from '#services/api/v2/serve/record.ts';
import { serveRelated } from '#services/api/v2/serve/related/related.ts';

/** @returns the handler of an endpoint */
export function serve(endpoint: Endpoint, services: Services): Handler {
  switch (endpoint.kind) {
    case 'list':
      if (endpoint.ranking) return serveRanking(endpoint, services);
      return endpoint.related ? serveRelated(endpoint, services) : serveList(endpoint, services);
    case 'record':
      return serveRecord(endpoint, services);
    case 'profile':
      return serveProfile(endpoint, services);
    case 'counts':
      return endpoint.names
        ? serveNamedCounts({ ...endpoint, names: endpoint.names }, services)
        : serveCounts(endpoint, services);
    case 'groups':
      return serveGroups(endpoint, services);
    case 'procedure':
      return serveProcedure(endpoint, services);
  }
}

function serveProcedure({ procedure }: ProcedureEndpoint, services: Services): Handler {
  const { handler, parameters } = procedures[procedure];
  const respond = handler(services);
  return (path, query, caller) => {
    if (!parameters) readParameters(query, [], () => null);
    return respond(caller, query, path);
  };
}
