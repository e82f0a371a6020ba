import type { Endpoint, ReportEndpoint } from '#services/api/endpoint.ts';
import { reports } from '#services/api/routes/index.ts';
import { serveCounts } from '#services/api/serve/counts.ts';
import type { Handler, Services } from '#services/api/serve/handler.ts';
import { serveList } from '#services/api/serve/list.ts';
import { refuseParameters } from '#services/api/serve/query.ts';
import { serveRecord } from '#services/api/serve/record.ts';

/** @returns what serves an endpoint, by its kind */
export function serve(endpoint: Endpoint, services: Services): Handler {
  switch (endpoint.kind) {
    case 'list':
      return serveList(endpoint, services);
    case 'record':
      return serveRecord(endpoint, services);
    case 'counts':
      return serveCounts(endpoint, services);
    case 'report':
      return serveReport(endpoint, services);
  }
}

function serveReport({ report }: ReportEndpoint, services: Services): Handler {
  const answer = reports[report].handler(services);
  return (_, query, caller) => {
    refuseParameters(query);
    return answer(caller);
  };
}
