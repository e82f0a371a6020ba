import { type Random, randomOf } from '#services/sample-publisher/generate/random.ts';
import { organKey } from '#shared/codelists/organ-names.ts';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { addDays } from '#shared/time.ts';
import { type Person, personOf } from './persons.ts';

/** A person who directs an organ of state; some entries have no identity number. Days are `YYYY-MM-DD`. */
export type Official = Omit<Person, 'idNumber'> & {
  idNumber: string | null;
  organization: string;
  position: string;
  appointed: string;
  validated: string | null;
};

const positions = ['Accounting officer', 'Chief financial officer', 'Head of supply chain management'];
const FIRST_OFFICIAL = 5_000;
const NUMBERED = 0.7;
const VALIDATED = 0.6;

/** Organs of state, each once: the portal lists some under two names. */
const organs = [...new Map(organsOfState.map(({ name }) => [organKey(name), name])).values()];

const personAt = (seed: number, nth: number): Person => personOf(seed, FIRST_OFFICIAL + nth);

/** @returns a person who is an official */
export const anyOfficial = (seed: number, random: Random): Person =>
  personAt(seed, random.integer(0, organs.length * positions.length - 1));

export const officials = (seed: number, today: string): readonly Official[] =>
  organs.flatMap((organization, at) =>
    positions.map((position, nth): Official => {
      const random = randomOf(seed, 'official', at, nth);
      const { name, idNumber } = personAt(seed, at * positions.length + nth);
      return {
        ...{ organization, position, name, idNumber: random.chance(NUMBERED) ? idNumber : null },
        appointed: addDays(today, -random.integer(90, 3_000)),
        validated: random.chance(VALIDATED) ? addDays(today, -random.integer(0, 89)) : null,
      };
    }),
  );
