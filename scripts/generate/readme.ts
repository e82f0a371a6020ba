import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { resources } from '#shared/resources/index.ts';
import { sources } from '#workers/collect/sources/index.ts';
import { markdown } from './markdown.ts';
import { routingTable } from './routing.ts';
import { settingsTable } from './settings.ts';

/**
 * @returns the README with its generated tables, each between `<!-- generated:name -->` and `<!-- /generated -->`
 * @throws if the markers of a table are missing
 */
export function fillReadme(text: string): string {
  let filled = text;
  for (const [name, table] of Object.entries(tables)) {
    const place = new RegExp(`(<!-- generated:${name} -->\\n)[\\s\\S]*?(<!-- /generated -->)`);
    if (!place.test(filled)) throw new Error(`README.md has no place for the generated table ${name}`);
    filled = filled.replace(place, (_, start: string, end: string) => `${start}${table()}\n${end}`);
  }
  return filled;
}

const tables: Record<string, () => string> = {
  stages: routingTable,
  sources: () =>
    markdown(
      ['source', 'publisher', 'licence', 'passes'],
      Object.values(sources).map((source) => [
        `\`${source.name}\``,
        source.publisher.name,
        source.licence.name,
        Object.keys(source.passes).join(', '),
      ]),
    ),
  resources: () =>
    markdown(
      ['resource', 'what it is', 'fields', 'found by'],
      Object.values(resources).map((resource) => [
        `\`${resource.plural}\``,
        resource.description,
        String(Object.keys(resource.fields).length),
        resource.identifiers.map((name) => `\`${name}\``).join(', '),
      ]),
    ),
  endpoints: () =>
    markdown(
      ['path', 'access', 'answers'],
      endpoints.map((endpoint) => [
        `\`${endpoint.path}\``,
        endpoint.access === 'public' ? 'public' : 'key',
        endpoint.summary,
      ]),
    ),
  settings: () => markdown(['variable', 'default', 'meaning'], settingsTable()),
};
