import { describe, expect, it } from 'vitest';
import { missingEvidence } from '#shared/domain/documents/evidence-check.ts';
import { analysisOf, documentOf, listOf } from './texts.ts';

const cells = (text: string): string => text.replaceAll(/ ?\| ?/g, '\t');
const goalsOf = (text: string): string =>
  listOf('specificGoals', cells(text))
    .map(({ goal, points }) => `${goal} ${points}`)
    .join('; ');

describe('specific goals in tables, lists and sentences of many kinds', () => {
  it.each([
    [
      'The 80/20 system applies.\nSpecific goal | Ownership | Points\nOwned by black people | Fully | 8\n | More than half | 4\nOwned by women | Fully | 12\n | More than half | 6',
      'Owned by black people 8; Owned by women 12',
    ],
    [
      'The 80/20 system applies.\nSpecific goals | Points\nOwned by black people | 8\nFully | 8\nMore than half | 4\nOwned by women | 12\nFully | 12\nMore than half | 6',
      'Owned by black people 8; Owned by women 12',
    ],
    [
      'The 80/20 system applies.\nStage | Content\nStage 3: specific goals | Enterprises owned by women (12)\n | Enterprises owned by youth (8)',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies.\nPrice | 80 points\nSpecific goals | Enterprises owned by women: 12 points\n | Enterprises owned by youth: 8 points',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies.\nSpecific goals | Proof | Points\nEnterprises owned by women\nReport of the central supplier database\nCertified copies of identity documents\n12\nEnterprises owned by youth\nCertified copies of identity documents\nAffidavit\n8',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'Price counts 80 points. Enterprises owned by women earn 12 points and enterprises owned by youth earn 8 points.',
      'Enterprises owned by women 12; enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies.\nTargeted goals\nEnterprises owned by women | 12\nEnterprises owned by youth | 8',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies.\nGoal | Points\nEnterprises owned by women | 12\nEnterprises owned by youth | 8',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies.\nPrice | 80\nEnterprises owned by women | 12\nEnterprises owned by youth | 8\nTotal | 100',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies.\nPreference\n12 | Enterprises owned by women\n8 | Enterprises owned by youth',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies.\nSpecific goals\n(a) Enterprises owned by women\t\t12\n(b) Enterprises owned by youth\t\t8',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'The 80/20 preference point system applies.\nSerial No | Specific Goals | Preference points allocated out of 20 | Documentation to be submitted\n1. | An EME or QSE which is at least 51% owned by black people | 10 | ID copy and SANAS certificate\n2. | Located in the district municipality | 2 | Municipal account\n3. | An enterprise owned by women | 8 | CSD report',
      'An EME or QSE which is at least 51% owned by black people 10; Located in the district municipality 2; An enterprise owned by women 8',
    ],
    [
      'The 80/20 system applies.\nThe specific goals allocated points in terms of this tender | Number of points allocated (80/20 system) (To be completed by the organ of state) | Number of points claimed (80/20 system) (To be completed by the tenderer)\nOwned by women | 12 |\nOwned by youth | 8 |',
      'Owned by women 12; Owned by youth 8',
    ],
    [
      'The 90/10 system applies.\nThe specific goals allocated points in terms of this tender | 90/10 | 80/20\nOwned by women | 6 | 12\nOwned by youth | 4 | 8\nOwned by veterans | 0 | 0',
      'Owned by women 6; Owned by youth 4',
    ],
    [
      'The 80/20 system applies. Specific goals: owned by women 12, owned by youth 8.',
      'owned by women 12; owned by youth 8',
    ],
    [
      'The 80/20 system applies. The twenty points for specific goals are awarded for women ownership (twelve points) and youth ownership (eight points).',
      'women ownership 12; youth ownership 8',
    ],
    [
      'The 90/10 system applies. One specific goal is rewarded: enterprises in the township, with 10 points.',
      'enterprises in the township 10',
    ],
    [
      'The 80/20 system applies.\nSpecific goals\nEnterprises owned by women (20)',
      'Enterprises owned by women 20',
    ],
    [
      'The 80/20 system applies.\nSpecific goals\n- Enterprises owned by women: 20 points',
      'Enterprises owned by women 20',
    ],
    [
      'The 80/20 system applies.\nSpecific goals\n20 points: enterprises owned by women',
      'enterprises owned by women 20',
    ],
    [
      'The 80/20 system applies.\n20 points are allocated to specific goals:\na) enterprises owned by women - 12\nb) enterprises owned by youth - 8',
      'enterprises owned by women 12; enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies.\nSPECIFIC GOALS\nEnterprises owned by women\n12 points\nEnterprises owned by youth\n8 points',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies.\nSpecific goals\nGoal 1: enterprises owned by women | 12\nGoal 2: enterprises owned by youth | 8',
      'enterprises owned by women 12; enterprises owned by youth 8',
    ],
    [
      'How are the 20 points for specific goals given?\nEnterprises owned by women get 12 points. Enterprises owned by youth get 8 points.',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies.\nPreference (20 points)\nEnterprises owned by women | 12\nEnterprises owned by youth | 8',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'Stage 3: price and preference\nPrice | 80\nPreference | 20\nEnterprises owned by women | 12\nEnterprises owned by youth | 8\nTotal | 100',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'Evaluation element | Points\nPrice | 80\nSpecific goals | 20\nof which: enterprises owned by women | 12\nof which: enterprises owned by youth | 8',
      'enterprises owned by women 12; enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies.\nSpecific goal | Category | Points\nOwnership by women | 51% or more | 10\n | 30% to 50% | 5\nLocality | Within the district | 10\n | Outside the district | 2',
      'Ownership by women 10; Locality 10',
    ],
    [
      'The 80/20 system applies.\nSpecific goals | 80/20 | Proof | Points claimed\nPersons with disabilities, at least 51% ownership | 5 | Medical certificate |\nTownship or rural enterprise | 5 | Proof of address |\nRDP goal: creation of jobs | 10 | Declaration |',
      'Persons with disabilities, at least 51% ownership 5; Township or rural enterprise 5; RDP goal: creation of jobs 10',
    ],
    [
      'The 90/10 system applies.\nPreference points (10):\nHDI ownership ... 4\nWomen ... 3\nDisability ... 3',
      'HDI ownership 4; Women 3; Disability 3',
    ],
    [
      'The 80/20 system applies. Points for specific goals: enterprises owned by women = 12; enterprises owned by youth = 8.',
      'enterprises owned by women 12; enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies. Specific goals count as follows: enterprises owned by women count 12 points and enterprises owned by youth count 8.',
      'enterprises owned by women 12; enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies. In respect of specific goals 12 points are set aside for enterprises owned by women and 8 for enterprises owned by youth.',
      'enterprises owned by women 12; enterprises owned by youth 8',
    ],
    [
      'The 80/20 system applies.\n5.2 Goals for which preference is given\nEnterprises owned by women | 12\nEnterprises owned by youth | 8',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
    [
      'Die 80/20-stelsel geld.\nSpesifieke doelwitte / Specific goals | Punte / Points\nVrouebesit / Women ownership | 12\nJeugbesit / Youth ownership | 8',
      'Vrouebesit / Women ownership 12; Jeugbesit / Youth ownership 8',
    ],
    [
      'The 80/20 system applies.\nSpecific goals\nMeans of verification | Points | Goal\nCSD report | 12 | Owned by women\nID copy | 8 | Owned by youth',
      'Owned by women 12; Owned by youth 8',
    ],
    [
      'The 80/20 system applies.\nSpecific goals | Evidence | Points\nOwned by women | CSD report showing at least 51% ownership | 12\nOwned by youth | Certified copy of the identity document | 8',
      'Owned by women 12; Owned by youth 8',
    ],
  ])('%s', (text, goals) => {
    expect(goalsOf(text).toLowerCase()).toBe(goals.toLowerCase());
    expect(missingEvidence(documentOf(cells(text)), analysisOf(cells(text)))).toEqual([]);
  });

  it.each([
    ['The 80/20 system applies. Specific goals\nItem | Quantity\nChairs | 12\nTables | 9'],
    ['Preference points (20) are awarded in terms of SBD 6.1. Delivery takes 12 days. Deliver 8 chairs.'],
    ['The 80/20 system applies, of which 20 points are for specific goals and 80 points for price.'],
    [
      'A maximum of 20 points will be awarded for specific goals. Failure to submit proof will be interpreted to mean that points are not claimed.',
    ],
  ])('are not: %s', (text) => {
    expect(goalsOf(text)).toBe('');
  });
});
