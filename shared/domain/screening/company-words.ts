import { gazetteer } from '#shared/codelists/towns.ts';
import { foldName } from '#shared/text/names.ts';

/** Words of company names beyond the distinctive ones in `shared/domain/suppliers/words.ts`. */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Words in many names all over the world. They have little weight, but are compared like others. */
export const WIDESPREAD: ReadonlySet<string> = new Set(
  words(`bank banking capital securities insurance trust fund financial finance global national world united general
    foundation federation organization organisation association society council institute industry corporation motor
    asset partners sales retail wholesale oil gas steel mining resources real estate products foods farming transporter
    tourism fashion beauty designs design creations creative digital informationtechnology data software computer hygiene`),
);

/** Abbreviations and Afrikaans words, with what they stand for. */
export const SAME_MEANING: ReadonlyMap<string, string> = new Map(
  words(`const:construction constr:construction cons:construction konstruksie:construction ent:enterprise
    proj:project projekte:project trdg:trading trad:trading handel:trading handelaars:trading serv:service svcs:service
    svc:service dienste:service diens:service eng:engineering engin:engineering ingenieurs:engineer mgt:management
    mgmt:management bestuur:management intl:international int:international internasionaal:international
    assoc:associate assocs:associate dev:development ontwikkeling:development ontwikkelings:development
    inv:investment beleggings:investment cnslt:consulting consult:consulting konsultante:consultant sols:solution
    sol:solution oplossings:solution sup:supply suppl:supply verskaffers:supplier trans:transport vervoer:transport
    log:logistics logistiek:logistics sec:security sekuriteit:security mfg:manufacturing vervaardigers:manufacturing
    equip:equipment toerusting:equipment elec:electrical elektries:electrical prop:property eiendomme:property
    grp:group groep:group bros:brother brothers:brother gebroeders:brother seuns:son sons:son boerdery:farming
    bouers:builder bou:building skoonmaak:cleaning skoonmakers:cleaner loodgieters:plumber siviele:civil verhuring:hire
    produkte:product verskaffing:supply opleiding:training onderneming:enterprise ondernemings:enterprise
    grondverskuiwing:earthmoving it:informationtechnology
    maatskappy:company korporasie:corporation govt:government organization:organisation labour:labor
    kzn:kwazulunatal jhb:johannesburg pta:pretoria`).map((pair) => pair.split(':') as [string, string]),
);

/** Legal forms of other countries, in Latin spelling; the first group may also precede the name. */
const IN_FRONT =
  formsOf(`limited_liability_company public_limited_company open_joint_stock_company closed_joint_stock_company
  public_joint_stock_company societe_anonyme societatea_cu_raspundere_limitata joint_stock_company llc ooo oao zao pao ao jsc
  ojsc cjsc pjsc tovarystvo`);
const BEHIND = [
  ...IN_FRONT,
  ...formsOf(`private_limited_company limited_liability_partnership limited_partnership naamloze_vennootschap
    besloten_vennootschap gmbh_co_kg sp_zoo sp_z_oo pte_ltd pte_limited pvt_ltd sdn_bhd llp lp plc ltd limited inc incorporated
    aktiengesellschaft gmbh ag kg nv bv ab oyj aps asa spa srl sarl sas pte pvt kft doo`),
];

/** The longest first, so that none is taken for a shorter one. */
function formsOf(text: string): string[][] {
  return words(text)
    .map((form) => form.split('_'))
    .sort((one, other) => other.length - one.length);
}

/** @returns the words without legal forms of other countries; all words if nothing else would be left */
export function withoutForeignForms(given: readonly string[]): string[] {
  let rest = given.slice();
  for (;;) {
    const behind = BEHIND.find(
      (form) => form.length < rest.length && isAt(rest, form, rest.length - form.length),
    );
    const inFront = IN_FRONT.find((form) => form.length < rest.length && isAt(rest, form, 0));
    if (behind !== undefined) rest = rest.slice(0, -behind.length);
    else if (inFront !== undefined) rest = rest.slice(inFront.length);
    else return rest;
  }
}

const isAt = (text: readonly string[], part: readonly string[], at: number): boolean =>
  part.every((word, offset) => text[at + offset] === word);

/** Countries, and towns whose name is no other word: names that differ in one belong to two companies. */
export const PLACES: ReadonlySet<string> = new Set([
  ...gazetteer
    .filter(({ kind, weak }) => kind === 'town' && !weak)
    .map(({ name }) => foldName(name))
    .filter((name) => /^\p{Letter}{5,}$/u.test(name)),
  ...words(`kwazulunatal australia austria brazil canada chile china egypt france germany ghana india iran ireland israel italy
    japan kenya mauritius mexico netherlands nigeria pakistan poland portugal russia singapore spain sweden switzerland
    tanzania turkey uganda uk usa zambia europe asia america london paris dubai`),
]);

const CARDINALS = words(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen`,
);
const TENS = words('twenty thirty forty fifty sixty seventy eighty ninety');
const ROMAN = words(
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv',
);
/** Short Roman numerals may also be initials, so they count only at the end of a name. */
const MAX_DOUBTFUL = 1;

const numbers: ReadonlyMap<string, number> = new Map([
  ...CARDINALS.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, 20 + 10 * at] as const),
  ['fourty', 40],
]);
const roman: ReadonlyMap<string, number> = new Map(ROMAN.map((word, at) => [word, at + 1]));

/** @returns the words with all numbers in digits: `forty four`, `44`, and at the end of a name `II` as `2` */
export function withDigits(given: readonly string[]): string[] {
  const read: string[] = [];
  for (const [at, word] of given.entries()) {
    const value = numbers.get(word) ?? romanAt(given, at) ?? (/^\d+$/.test(word) ? digitsOf(word) : null);
    const before = given[at - 1] ?? '';
    const joins =
      typeof value === 'number' && value > 0 && value < 10 && TENS.concat('fourty').includes(before);
    if (value === null) read.push(word);
    else if (joins) read[read.length - 1] = String(numbers.get(before)! + value);
    else read.push(String(value));
  }
  return read;
}

function romanAt(given: readonly string[], at: number): number | null {
  const word = given[at] ?? '';
  const value = roman.get(word);
  if (value === undefined || at === 0) return null;
  return word.length > MAX_DOUBTFUL || at === given.length - 1 ? value : null;
}

/** Numbers below ten are read, so that they can follow a word for tens. */
const digitsOf = (word: string): number | string => {
  const bare = word.replace(/^0+(?=\d)/, '');
  return bare.length === 1 ? Number(bare) : bare;
};
