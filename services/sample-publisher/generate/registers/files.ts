import { registeredCompanies } from './companies.ts';
import { officials } from './officials.ts';

/** Registers as files, each in another format that `tenders import` takes. */
export const registerFiles = {
  'cipc.csv': { type: 'text/csv; charset=utf-8', write: companiesAsCsv },
  'directors.json': { type: 'application/json; charset=utf-8', write: directorsAsJson },
  'source-directors.ndjson': { type: 'application/x-ndjson; charset=utf-8', write: officialsAsLines },
} as const;
export type RegisterFile = keyof typeof registerFiles;

/**
 * The days of a register follow from the day on which its publications begin, so that the file of a seed stays the same.
 * @param day `YYYY-MM-DD`
 * @param releases how many the publisher began with
 */
export const registerFile = (name: RegisterFile, seed: number, day: string, releases: number): string =>
  registerFiles[name].write(seed, day, releases);

const quoted = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;

function companiesAsCsv(seed: number, day: string, releases: number): string {
  const rows = registeredCompanies(seed, day, releases).map((company) =>
    [
      ...[company.registrationNumber, company.name, company.enterpriseType, company.status],
      ...[company.statusDate, company.registrationDate, company.outstandingReturns, company.taxNumber],
      ...[company.cidbGrading, company.email, company.telephone, company.website],
    ]
      .map(quoted)
      .join(','),
  );
  const heading =
    'Registration Number,Enterprise Name,Enterprise Type,Enterprise Status,Status Date,Registration Date,Outstanding Annual Returns,Tax Number,CIDB Grading,Email,Telephone,Website';
  return `${[heading, ...rows].join('\r\n')}\r\n`;
}

function directorsAsJson(seed: number, day: string, releases: number): string {
  const records = registeredCompanies(seed, day, releases).flatMap(
    ({ registrationNumber, name, directors }) =>
      directors.map((director) => ({
        ...{ registrationNo: registrationNumber, companyName: name, directorFullName: director.name },
        ...{ idNumber: director.idNumber, roleType: director.role },
        ...{ status: director.resigned === null ? 'Active' : 'Resigned', appointedDate: director.appointed },
        ...{ resignedDate: director.resigned, nationality: 'South African', isForeign: false },
        isDisqualified: director.disqualified,
      })),
  );
  return JSON.stringify({ records });
}

function officialsAsLines(seed: number, day: string): string {
  const lines = officials(seed, day).map((official) =>
    JSON.stringify({
      ...{ organization: official.organization, fullName: official.name, idNumber: official.idNumber },
      ...{ position: official.position, appointmentDate: official.appointed },
      ...{
        validatedAt: official.validated,
        validationStatus: official.validated === null ? 'PENDING' : 'VALIDATED',
      },
    }),
  );
  return `${lines.join('\n')}\n`;
}
