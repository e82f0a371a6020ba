import type { FactBasis } from '#shared/codelists/fact-bases.ts';
import { municipalityFacts } from '#shared/codelists/municipality-facts.ts';
import { organFacts } from '#shared/codelists/organ-facts.ts';
import { describeOrgan } from '#shared/domain/buyers/organ.ts';

/** What the publishing statement gives of an organization: its name, what an operator has imported, and its sources so far. */
export type Stated = {
  name: string;
  legalName: string | null;
  website: string | null;
  sources: readonly string[];
};

/** Where a value comes from that neither notices nor a file of the operator give. */
export type FactSource = { field: string; basis: FactBasis; note: string };

/** Fields of an organization that are known of it, whatever its notices say. */
export type KnownFacts = {
  legal_name: string | null;
  website: string | null;
  parent_organization: string | null;
  seat: string | null;
  confidence_score: number;
  fact_sources: FactSource[];
  enrichment_sources: string[];
};

const notes: Readonly<Record<FactBasis, string>> = {
  notices:
    'Contacts of real notices of the eTenders portal (2025 and 2026) have addresses at this host, or it lists its tenders there.',
  law: 'A statute says it, or a notice under one: the schedules of the Public Finance Management Act, or the establishment of the municipality.',
  name: 'The name of the organ says it.',
  knowledge: "Public knowledge of 2025; the organ's own site shows it.",
};

/** The name under which `enrichmentSources` lists the facts. */
const SOURCE = 'facts about organs of state (codelist)';

/** @returns what is known of an organ of state; what an operator has imported comes first */
export function knownFacts({ name, legalName, website, sources }: Stated): KnownFacts {
  const organ = describeOrgan(name);
  const { type, municipality, confidence } = organ;
  const own = type === 'municipality' ? municipality : null;
  const listed = own === null ? organFacts(name) : null;
  const facts = own === null ? listed : municipalityFacts(own.code);
  const parent = listed?.parent ?? null;
  const owner = type === 'municipal_entity' ? (municipality?.fullName ?? null) : null;
  const found: readonly [field: string, basis: FactBasis, value: string | null][] = [
    ['legalName', 'law', legalName === null ? (own?.fullName ?? null) : null],
    ['website', facts?.websiteBasis ?? 'knowledge', website === null ? (facts?.website ?? null) : null],
    ['parentOrganization', parent === null ? 'name' : 'law', parent ?? owner],
    ['seat', 'knowledge', facts?.seat ?? null],
  ];
  const valueIn = (field: string) => found.find(([one]) => one === field)?.[2] ?? null;
  const known = found.filter(([, , value]) => value !== null);
  return {
    legal_name: legalName ?? valueIn('legalName'),
    website: website ?? valueIn('website'),
    parent_organization: valueIn('parentOrganization'),
    seat: valueIn('seat'),
    confidence_score: confidence,
    fact_sources: known.map(([field, basis]) => ({ field, basis, note: notes[basis] })),
    enrichment_sources: known.length === 0 ? [...sources] : [...sources, SOURCE],
  };
}
