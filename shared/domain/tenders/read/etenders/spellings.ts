import { lettersOf } from '#shared/text/names.ts';

/**
 * The spellings of keys of awards and their parts. Keys are compared by their lower-case letters only, so that
 * `B-BBEE Level`, `bbbee_level` and `bBBEELevel` are equal. The first spelling with a value counts: keys of the portal's
 * data model come first, then keys that clients of the portal are known to read, then guesses.
 */
const spellings = {
  /** Lists of awards in a row. */
  awards: {
    list: [
      ...['awards', 'successfulbidders', 'company', 'companies', 'successfulbidder', 'award', 'awarded'],
      ...['awardedbidders', 'awardedbidder', 'awardedto', 'awardees', 'winners', 'winner', 'suppliers'],
      ...['supplier', 'awarddetails', 'awarddetail'],
    ],
  },
  award: {
    id: ['awardid', 'awardsid', 'id'],
    supplier: [
      ...['company', 'successfulbidder', 'supplier', 'suppliername', 'companyname', 'name', 'bidder'],
      ...['biddername', 'biddersname', 'awardedto', 'awardee', 'winner', 'contractor', 'contractorname'],
      ...['serviceprovider', 'vendor', 'vendorname', 'legalname', 'tradingname', 'displayname'],
    ],
    supplierId: ['supplierid', 'companyid', 'companiesid', 'biddersid', 'vendorid', 'csdid'],
    csd: ['suppliernumber', 'maaanumber', 'maaa', 'csdnumber', 'csd', 'csdsuppliernumber'],
    amount: [
      ...['tenderamount', 'amount', 'awardamount', 'awardedamount', 'amountawarded', 'contractamount'],
      ...['contractvalue', 'awardvalue', 'tendervalue', 'tenderamountr', 'value', 'price', 'bidamount'],
      ...['bidprice', 'totalamount', 'totalvalue', 'totalprice'],
    ],
    enterprise: ['enterprisetype', 'enterprise', 'typeofenterprise', 'companytype', 'enterpriseclass'],
    points: [
      ...['pointsawarded', 'points', 'totalpoints', 'pointsscored', 'score', 'totalscore', 'awardpoints'],
    ],
    level: [
      ...['beescoring', 'bbbeelevel', 'beelevel', 'level', 'bbbeestatuslevel', 'beestatuslevel', 'bbbee'],
      ...['bee', 'bbbeestatus', 'beestatus', 'bbbeescoring', 'bbbeelevelofcontributor', 'statuslevel'],
    ],
    levelPoints: ['bbbeepoints', 'beepoints', 'preferencepoints', 'bbbeescore', 'beescore'],
    date: ['awarddate', 'dateawarded', 'awardeddate', 'dateofaward', 'contractdate'],
    status: ['status', 'awardstatus'],
    deleted: ['isdeleted', 'deleted'],
    subcontractors: [
      'subcontractor',
      'subcontractors',
      'subcontracting',
      'subcontracts',
      'subcontractorlist',
      'awardsubcontractors',
    ],
    /** Known and not read: contact persons, and technical keys. */
    unread: [
      ...['contactperson', 'contactnumber', 'contactemail', 'email', 'telephone', 'tendersid', 'tenderid'],
      ...[
        'tenderno',
        'updatedby',
        'createdby',
        'ocid',
        'releaseid',
        'createdate',
        'updateddate',
        'datemodified',
      ],
      ...['reasonfordelete', 'sysstarttime', 'sysendtime', 'tenders'],
    ],
  },
  subcontractor: {
    name: [
      ...['subcontractorname', 'subcontractor', 'name', 'company', 'companyname', 'supplier', 'suppliername'],
    ],
    percentage: [
      ...[
        'subcontractingpercentage',
        'subcontractpercentage',
        'percentage',
        'percent',
        'subcontractedpercentage',
        'percentagecontracted',
        'percentagesubcontracted',
      ],
      ...['share', 'portion'],
    ],
    level: ['beescoring', 'bbbeelevel', 'beelevel', 'level', 'bbbeestatuslevel', 'beestatuslevel'],
    youth: [
      'blackyouthownership',
      'blackyouth',
      'youth',
      'youthownership',
      'blackyouthowned',
      'ownedbyblackyouth',
    ],
    women: [
      ...[
        'blackwomanownership',
        'blackwomenownership',
        'blackwomen',
        'blackwoman',
        'women',
        'womenownership',
      ],
      ...['blackwomenowned', 'ownedbyblackwomen', 'blackfemale'],
    ],
    disabled: [
      ...[
        'blackdisabled',
        'disabled',
        'blackdisability',
        'disability',
        'blackdisabledownership',
        'ownedbyblackdisabled',
      ],
      ...['peoplewithdisabilities', 'blackpeoplewithdisabilities'],
    ],
    military: [
      ...['blackmilitaryveteran', 'blackmilitaryveterans', 'blackmilitary', 'military', 'militaryveteran'],
      ...[
        'militaryveterans',
        'blackmilitaryveteranownership',
        'ownedbyblackmilitaryveterans',
        'ownedbyblackmilitary',
      ],
    ],
    rural: [
      'blackrural',
      'rural',
      'blackruralownership',
      'ruralareas',
      'blackruralareas',
      'blackunderdevelopedrural',
      'ownedbyblackrural',
      'ruraltownship',
    ],
    unread: ['subcontractorid', 'awardid', 'awards', 'blackcooperatives', 'cooperatives', 'tendersid', 'id'],
  },
  bidder: {
    name: [
      'biddersname',
      'biddername',
      'company',
      'companyname',
      'name',
      'bidder',
      'supplier',
      'suppliername',
    ],
    unread: [
      'biddersid',
      'bidderid',
      'tendersid',
      'updatedby',
      'datemodified',
      'id',
      'suppliernumber',
      'maaanumber',
    ],
  },
  cancellation: {
    date: [
      ...[
        'datemodified',
        'cancelleddate',
        'canceleddate',
        'datecancelled',
        'datecanceled',
        'cancellationdate',
      ],
      ...[
        'cancelledon',
        'canceledon',
        'cancelled',
        'date',
        'createdate',
        'datecreated',
        'timestamp',
        'updateddate',
      ],
    ],
    reason: [
      ...[
        'reason',
        'cancellationreason',
        'cancelreason',
        'reasonforcancellation',
        'cancelledreason',
        'reasons',
      ],
      ...['comment', 'comments', 'motivation', 'description', 'notes', 'note', 'remarks', 'message'],
    ],
    unread: [
      'cancellationid',
      'cancelledid',
      'canceledid',
      'cancelid',
      'id',
      'tendersid',
      'tenderid',
      'updatedby',
    ],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;

/** Parts of an award that a row with a single award may have itself; its other keys are about the tender. */
const flatAward = [
  'csd',
  'amount',
  'enterprise',
  'points',
  'level',
  'levelPoints',
  'date',
  'subcontractors',
] as const;

export type Kind = keyof typeof spellings;
export type Part<K extends Kind> = keyof (typeof spellings)[K] & string;

const partBySpelling: Readonly<Record<Kind | 'flatAward', ReadonlyMap<string, string>>> = {
  awards: mapOf(spellings.awards),
  award: mapOf(spellings.award),
  subcontractor: mapOf(spellings.subcontractor),
  bidder: mapOf(spellings.bidder),
  cancellation: mapOf(spellings.cancellation),
  flatAward: mapOf(Object.fromEntries(flatAward.map((part) => [part, spellings.award[part]]))),
};

function mapOf(parts: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(parts).flatMap(([part, keys]) => keys.map((key) => [key, part] as const)));
}

/** @returns the part that a key of an object of this kind means; null for an unknown key */
export const partOf = (kind: Kind | 'flatAward', key: string): string | null =>
  partBySpelling[kind].get(lettersOf(key)) ?? null;

/** @returns whether a key is known in an object of this kind */
export const isSpelled = (kind: Kind, key: string): boolean => partOf(kind, key) !== null;

/** @returns the place of a key among the spellings of its part; lower places are tried first */
export function rankOf(kind: Kind, key: string): number {
  const part = partOf(kind, key);
  const keys = part === null ? undefined : (spellings[kind] as Record<string, readonly string[]>)[part];
  return keys?.indexOf(lettersOf(key)) ?? Number.POSITIVE_INFINITY;
}
