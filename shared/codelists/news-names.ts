/**
 * Names under which newspapers and statements speak of organs of state, beyond those that tenders have (organ-names.ts). One organ on each
 * line: a name of it in the portal's list, and the other names. An acronym counts in capitals only.
 */
const table = `
Special Investigation Unit | Special Investigating Unit; SIU
Public Protector South Africa | Public Protector
City Council of Johannesburg | City of Johannesburg; City of Joburg
Independent Development Trust | IDT
South African Airways | SAA
Safety and Security Sector Education and Training Authority (Sasseta) | SASSETA
South African Post Office Limited | South African Post Office; SA Post Office; SAPO
South African National Parks | SANParks
Airports Company of South Africa | Airports Company South Africa; ACSA
Umgeni Water | uMngeni-uThukela Water
Road Accident Fund | RAF
National Lotteries Commission | NLC
South African Tourism | SA Tourism
State Security Agency | SSA
`;

export const newsNames: readonly { name: string; others: readonly string[] }[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', others = ''] = line.split(' | ');
    return { name, others: others.split('; ') };
  });

/** Subjects under which a department is spoken of today, by the subject that the portal's list has. */
export const presentSubjects: Readonly<Record<string, readonly string[]>> = {
  Labour: ['Employment and Labour'],
  'Public Works': ['Public Works and Infrastructure'],
  'Trade & Industry': ['Trade, Industry and Competition'],
  Education: ['Basic Education'],
  COGTA: ['Cooperative Governance and Traditional Affairs', 'Cooperative Governance'],
};
