import * as activity from '#shared/tables/activity.ts';
import * as awards from '#shared/tables/awards.ts';
import * as childRecords from '#shared/tables/child-records.ts';
import * as codelistEntries from '#shared/tables/codelist-entries.ts';
import * as companies from '#shared/tables/companies.ts';
import * as companyRegister from '#shared/tables/company-register.ts';
import * as content from '#shared/tables/content.ts';
import type { Table } from '#shared/tables/definition.ts';
import * as derived from '#shared/tables/derived.ts';
import * as documentModels from '#shared/tables/document-models.ts';
import * as documents from '#shared/tables/documents.ts';
import * as estimates from '#shared/tables/estimates.ts';
import * as intel from '#shared/tables/intel.ts';
import * as listings from '#shared/tables/listings.ts';
import * as markets from '#shared/tables/markets.ts';
import * as organizations from '#shared/tables/organizations.ts';
import * as outbox from '#shared/tables/outbox.ts';
import * as processes from '#shared/tables/processes.ts';
import * as provenance from '#shared/tables/provenance.ts';
import * as screening from '#shared/tables/screening.ts';
import * as supplierLists from '#shared/tables/supplier-lists.ts';
import * as suppliers from '#shared/tables/suppliers.ts';
import * as tenders from '#shared/tables/tenders.ts';

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'columns' in value;

/** What the modules of tables export, in the order in which the Prisma schema has them. */
const tables = [
  processes,
  tenders,
  childRecords,
  awards,
  suppliers,
  organizations,
  provenance,
  codelistEntries,
  supplierLists,
  documents,
  documentModels,
  intel,
  content,
  outbox,
  derived,
  companies,
  estimates,
  listings,
  markets,
  activity,
  screening,
  companyRegister,
].flatMap((module) => Object.values<unknown>(module).filter(isTable));

/** The tables of schema `core`: typed records, filled by normalise. */
export const coreTables: readonly Table[] = tables.filter(({ schema }) => schema === 'core');

/** The tables of schema `derived`: values computed from several records of `core`, filled by derive. */
export const derivedTables: readonly Table[] = tables.filter(({ schema }) => schema === 'derived');
