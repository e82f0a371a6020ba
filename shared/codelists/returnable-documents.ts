/**
 * Documents and proofs that bidders hand in, other than the standard bidding forms (SBD and MBD), whose codes are their numbers:
 * `SBD4`, `MBD6.1`.
 */
export type ReturnableDocument = {
  code: string;
  name: string;
  /** Kind of requirement, as `/submission-requirements` gives it. */
  category: 'tax' | 'registration' | 'preference' | 'capacity' | 'finance' | 'legal' | 'form' | 'proposal';
  /** How documents name it, in English and Afrikaans. */
  named: RegExp;
  /** What else the sentence must say. */
  and?: RegExp;
  /** What the sentence must not say. */
  unless?: RegExp;
  /** Of the real packs that were labelled (November 2026), fewer than one in six ask for it. */
  isSeldom?: true;
};

export const returnableDocuments: readonly ReturnableDocument[] = [
  {
    code: 'CSD_REPORT',
    name: 'Report or number of the Central Supplier Database',
    category: 'registration',
    named:
      /\bcsd\b|\bcentral suppliers?'? ?data ?base\b|\bsentrale verskaffers?data(?:basis|bank)|\bsentrale verskaffersdatabasis|\bmaaa ?(?:number|nommer|\d)/i,
  },
  {
    code: 'TAX_PIN',
    name: 'Tax compliance status PIN or tax clearance certificate',
    category: 'tax',
    named:
      /\btax (?:compliance|clearance|status)\b|\btcs\b|\bsars (?:pin|tax|certificate)|\btax pin\b|\bbelasting(?:voldoening|klaring|uitklaring|nakoming|status|-?pin)|\binkomstediens/i,
  },
  {
    code: 'BBBEE_CERTIFICATE',
    name: 'B-BBEE certificate or sworn affidavit',
    category: 'preference',
    named:
      /\b(?:b-? ?b-?bee|bbbee|bee|broad-?based black economic empowerment|b-?sbseb|sbseb)\b|\bsworn affidavit\b(?! \(?(?:for|of) (?:people|persons))/i,
    unless: /\b(?:address|lease)\b.{0,80}\bsworn affidavit\b/i,
    and: /\b(?:certificates?|affidavits?|verification|sertifika\w{1,3}|beëdigde|verklaring|proof|bewys)\b/i,
  },
  {
    code: 'CIDB_CERTIFICATE',
    name: 'Registration with the Construction Industry Development Board',
    category: 'registration',
    isSeldom: true,
    named: /\bcidb\b|\bconstruction industry development board\b|\bcertificate of contractor registration\b/i,
    and: /\b(?:certificates?|registration|proof|registered|crs|sertifikaat|registrasie|bewys|geregistreer)\b/i,
  },
  {
    code: 'CIPC_DOCUMENTS',
    name: 'Registration documents of the company (CIPC)',
    category: 'registration',
    named:
      /\bcipc\b(?! returns?\b)(?! certificate or (?:sworn |an )?affidavit)|\bcompany registration\b(?! ?(?:no\b|number|nr\b)| with (?!cipc|the compan))|\b(?:entity|company|business) registration documents?\b|\bregistration documents? of the (?:company|business)|\bck ?[12]?\b(?= |$|[.,;)])|\bcipro\b|\b(?:certificate|proof) of incorporation|\bfounding (?:statement|documents?)|\bmaatskappyregistrasie|\bregistrasiedokumente|\bcor ?(?:14|15|39)/i,
    unless: /\bb-?bbee\b.{0,120}\bcipc\b|\bas per cipc\b|^\(cipc\)\W*$/i,
  },
  {
    code: 'JV_AGREEMENT',
    name: 'Agreement of the joint venture or consortium',
    category: 'legal',
    named: /\bjoint[- ]?ventures?\b|\bj\/?v\b|\bconsorti(?:um|a)\b|\bgesamentlike onderneming|\bkonsortium/i,
    and: /\bagreements?\b|\booreenkoms/i,
    unless: /\bterminat(?:e|es|ing|ion)\b/i,
  },
  {
    code: 'ID_COPIES',
    name: 'Copies of identity documents',
    category: 'registration',
    named:
      /(?<!\bsample )\b(?:id|identity|identification) (?:documents?|cop(?:y|ies)|books?|cards?)\b|\bcop(?:y|ies) of (?:the )?(?:id|identity|ids)\b|\bid's\b|\bidentiteitsdokument|\bid-?dokument/i,
  },
  {
    code: 'COIDA',
    name: 'Letter of good standing (COIDA)',
    category: 'legal',
    named:
      /\bcoida\b|\bletters? of good ?standing\b(?! of (?:the )?(?:\w+ ){0,4}(?:council|board|society|institute)\b)(?! (?:from|with|by|issued by) (?:the )?(?!compensation|(?:department of )?(?:employment|labour)|dol\b|doel\b|workm|coida|fem\b|federated|rand mutual|rma\b|relevant|commissioner))|\bcompensation (?:fund|commissioner|for occupational)|\bworkm[ae]n'?s'? compensation|\bbrief van goeie stand|\bvergoedingskommissaris|\bbewys van goeie stand/i,
  },
  {
    code: 'UIF',
    name: 'Registration with the Unemployment Insurance Fund',
    category: 'legal',
    isSeldom: true,
    named: /\buif\b(?! (?:submissions?|returns?)\b)|\bunemployment insurance|\bwerkloosheidversekering/i,
  },
  {
    code: 'FINANCIAL_STATEMENTS',
    name: 'Financial statements',
    category: 'finance',
    isSeldom: true,
    named: /\b(?:annual |audited |reviewed )?financial statements?\b|\bfinansi[eë]le state\b/i,
  },
  {
    code: 'BANK_LETTER',
    name: 'Letter, rating or proof of account of a bank',
    category: 'finance',
    isSeldom: true,
    named:
      /\bbank(?:ing)? (?:rating|letter|confirmation|details(?= (?:letter|confirm|stamped|form|\())|code|guarantee letter|account confirmation)|\bletters? (?:of|from|by) (?:the |a |its |their |your )?(?:[a-z]+'s? )?bank\b|\bbank(?:er)?'?s?'? (?:letter|reference)|\bletter (?:from|by) the bank|\bproof of bank|\bconfirmation of (?:the |its )?bank(?:ing)? (?:account|details)|\bbankbrief|\bbankbesonderhede|\bbankgradering|\bbankbevestiging/i,
  },
  {
    code: 'MUNICIPAL_ACCOUNT',
    name: 'Municipal account, or lease',
    category: 'finance',
    named:
      /\bmunicipal (?:rates|account|services?(?= account| charges| ?\(account)|utility|bill|statement|clearance)|\brates and taxes\b|\brates (?:clearance|account)|\blease agreement\b(?! (?:with|of|between) the owner)|\bmunisipale rekening|\bhuurooreenkoms|\bwater and lights|\bmunicipal charges/i,
    // A lease is that of premises; beside a title deed it is of what is let, or proves where a bidder is.
    unless:
      /\btitle deed|^(?!.*\b(?:municipal|rates|landlord|lessor|tenant|premises|office|business|account)\b).*\blease agreement\b/i,
  },
  {
    code: 'AUTHORITY_TO_SIGN',
    name: 'Authority of the person who signs',
    category: 'legal',
    named:
      /\b(?:authority|authori[sz]ation) (?:to|of|for) (?:sign|submit|the signatory|signatory)|\bdelegation of authority|\bresolution (?:that )?authori[sz]\w+|\bresolution (?:of|by|from|to) (?!disputes?\b|conflicts?\b|complaints?\b)|\b(?:board|company|directors?'?|signed) resolution|\bletter of authority\b|\bauthority of the (?:person|signatory|representative)\b|\bsignatory\b|\bmagtiging (?:om te teken|vir ondertekening|tot)|\bdirekteursbesluit|\bvolmag|\bbesluit van (?:die )?direksie|\bproof of authority/i,
  },
  {
    code: 'CV',
    name: 'Curricula vitae and qualifications of staff',
    category: 'capacity',
    named:
      /\bc\.?v\.?'?s?\b(?![a-z])|\br[eé]sum[eé]s?\b(?= of| and|,|;|\.|$)|\bcurricul(?:um|a) vitae|\bqualifications? of (?:key|staff|personnel)|\bcertified (?:copies of )?qualifications|\bkwalifikasies\b/i,
  },
  {
    code: 'REFERENCES',
    name: 'References and proof of similar work',
    category: 'capacity',
    named:
      /\breference letters?\b|\bletters? of reference|\bletters? (?:of|from) (?:two |three |previous |current |its )?clients?\b|\bproof of experience\b|\breference lists?\b|\bcontactable references?|\btraceable references?|\bcompletion certificates?|\bappointment letters?|\bproof of (?:previous|similar|relevant) (?:work|experience|projects?)|\bverwysings(?:briewe|brief)?\b|\blists? of (?:references|(?:three |five |similar |previous |current )?(?:clients|projects completed|contracts completed))\b|\b(?:client|trade|employer) references?\b|\breferences (?:from|of) (?:previous |current )?(?:clients|employers)\b|\bas references\b|\bwith names of clients|\bvoltooiingsertifika|\bpurchase orders? (?:from|of) (?:previous|similar)/i,
  },
  {
    code: 'METHODOLOGY',
    name: 'Methodology, work plan or technical proposal',
    category: 'proposal',
    named:
      /(?<!\b(?:scoring|evaluation) )\bmethodology\b|\bmethod statement|\b(?:work|project|implementation|execution) plan\b|\bprogramme of works?\b|\bapproach (?:statement|paper)\b|\bmetodologie|\bwerkplan|\bprojekplan/i,
  },
  {
    code: 'PRICING_SCHEDULE',
    name: 'Completed pricing schedule or bill of quantities',
    category: 'proposal',
    named:
      /\bpric(?:ing|e|ed)(?: activity)? (?:schedule|structure)|\bcost (?:schedule|breakdown)|(?<!\bin the )\bbills? of quantit(?:y|ies)|(?<!\bin the )\bboq\b|\bprys(?:skedule|lys)|\bhoeveelheidslys|\bschedule of (?:rates|prices|quantities)|\bprice breakdown|\bprice pages?\b|\bform of offer\b(?! and acceptance, the employer)/i,
  },
  {
    code: 'OHS_PLAN',
    name: 'Health and safety plan',
    category: 'legal',
    isSeldom: true,
    named:
      /\b(?:health (?:and|&) safety|ohs|safety) (?:plan|file|policy)|\bgesondheids?-? en veiligheidsplan|\bveiligheidsplan/i,
  },
  {
    code: 'INSURANCE',
    name: 'Proof of insurance',
    category: 'finance',
    isSeldom: true,
    named:
      /\b(?:proof|letter|certificate|confirmation) (?:of|by|from) (?:(?!unemployment)[a-z]+ )?(?:(?!unemployment)[a-z]+ )?(?:(?!unemployment)[a-z]+ )?insurance\b|\bletter (?:of|from) an insurer|\bproof of (?:insurance )?cover\b|\bpublic liability|\bprofessional indemnity|\bversekeringsbewys|\bbewys van versekering|\bopenbare aanspreeklikheid/i,
  },
  {
    code: 'PSIRA',
    name: 'Registration with the Private Security Industry Regulatory Authority',
    category: 'registration',
    isSeldom: true,
    named: /\bpsira\b|\bpsiraa?\b|\bprivate security industry regulatory/i,
  },
  {
    code: 'NHBRC',
    name: 'Registration with the National Home Builders Registration Council',
    category: 'registration',
    isSeldom: true,
    named: /\bnhbrc\b|\bnational home ?builders'? registration council\b/i,
    // The council buys, too: `NHBRC 07/2026`, `the policy of the NHBRC`.
    and: /\b(?:certificates?|registration(?! council)|proof|registered|enrol\w+)\b|^\W*nhbrc\W*$/i,
  },
  {
    code: 'PROFESSIONAL_REGISTRATION',
    name: 'Registration with a professional council',
    category: 'registration',
    named:
      /\b(?:ecsa|sacpcmp|sacap|sacqsp|sacnasp|sacplan|saica|saipa|irba|lpc|hpcsa|sanc|samtrac)\b|\bprofessional (?:registration(?! (?:no\b|number|nr\b))|body|council)|\bprofessionele (?:registrasie|liggaam)|\blegal practice council/i,
    // Auditors issue certificates of B-BBEE.
    unless: /\b(?:auditors?|agenc(?:y|ies)) (?:accredited|registered|approved|recogni[sz]ed) by\b/i,
  },
  {
    code: 'MANUFACTURER_LETTER',
    name: 'Letter or authorisation of the manufacturer',
    category: 'capacity',
    isSeldom: true,
    named:
      /\bauthori[sz]ation (?:by|from|of) (?:the )?(?:manufacturer|oem)\b|\b(?:manufacturer|oem|supplier|distributor)'?s?'? (?:letter|authori[sz]ation|agreement)|\bletters? (?:from|of|by) (?:the )?(?:manufacturer|oem|supplier|original equipment manufacturer|software vendor|vendor|[a-z]+ maker)\b|\bletters?,? signed by the (?:manufacturer|oem)|\bagentskap|\bvervaardiger\w{0,3} brief/i,
  },
  {
    code: 'SAMPLES',
    name: 'Samples',
    category: 'proposal',
    isSeldom: true,
    named:
      /\bsamples? (?:must|to be|shall|are|of)\b|^samples?(?: [|:-]|$)|^(?:one|two|three|a) samples?\b|\bsubmit samples?\b|\bbid samples?\b|\bas (?:a )?sample\b|\b(?:supported|accompanied) by (?:the )?samples?\b|\bmonsters? (?:moet|word|van)\b/i,
  },
  {
    code: 'PROOF_OF_ADDRESS',
    name: 'Proof of address',
    category: 'registration',
    isSeldom: true,
    named:
      /\bproof of (?:the |its )?(?:business |physical |company |residential |registered )?(?:or (?:business |residential ))?(?:address|residence)\b|\bbewys van (?:adres|woonplek|besigheidsadres)/i,
  },
  {
    code: 'PROOF_OF_OWNERSHIP',
    name: 'Proof of shareholding',
    category: 'preference',
    isSeldom: true,
    named:
      /\bshare(?:holder'?s?'?|holding)? certificates?\b|\bproof of (?:ownership(?! (?:to be|must be|should be|is|or|and)\b)|shareholding)|\bshare register\b|\borganogram of shareholding|\baandele(?:houer)?sertifika|\bbewys van aandeelhouding/i,
    unless: /\b(?:equipment|vehicles?|plant|machinery|trucks?|tools)\b/i,
  },
  {
    code: 'MEDICAL_CERTIFICATE',
    name: 'Medical certificate for a disability',
    category: 'preference',
    named:
      /\bmedical certificate\b|\bmedical report\b(?=.{0,40}\bdisab)|\bproof of disability|\bdoctor'?s (?:letter|note)|\bmediese sertifikaat/i,
  },
  {
    code: 'EMPLOYMENT_EQUITY',
    name: 'Certificate of employment equity',
    category: 'legal',
    isSeldom: true,
    named: /\bemployment equity\b|\bEEA ?\d\b/i,
  },
];

/** @returns where a text names a document; null where it does not, or says what the document is not */
export const namedIn = ({ named, and, unless }: ReturnableDocument, text: string): RegExpExecArray | null =>
  and?.test(text) === false || unless?.test(text) ? null : named.exec(text);

/** Numbers of the standard bidding forms of the National Treasury; the municipal forms have the same. Forms 6.2 and later are of older sets. */
export const standardForms: Readonly<Record<string, string>> = {
  '1': 'Invitation to bid',
  '2': 'Tax clearance requirements',
  '3': 'Pricing schedule',
  '3.1': 'Pricing schedule: firm prices',
  '3.2': 'Pricing schedule: non-firm prices',
  '3.3': 'Pricing schedule: professional services',
  '4': 'Bidder’s disclosure',
  '5': 'National Industrial Participation Programme',
  '6': 'Preference points claim form',
  '6.1': 'Preference points claim form',
  '6.2': 'Declaration of local production and content',
  '6.3': 'Preference points claim form: promotion of small businesses',
  '6.4': 'Preference points claim form: other goals',
  '6.5': 'Preference points claim form: other goals',
  '7': 'Contract form',
  '7.1': 'Contract form: purchase of goods or works',
  '7.2': 'Contract form: rendering of services',
  '7.3': 'Contract form: sale of goods or works',
  '8': 'Declaration of past supply chain management practices',
  '9': 'Certificate of independent bid determination',
};

/** @returns what a document or form of the codelist is called within a sentence: `SBD 4`, `report or number of …` */
export function nameOfReturnable(code: string): string {
  const name = returnableDocuments.find((document) => document.code === code)?.name;
  if (name === undefined) return code.replace(/^([SM]BD)/, '$1 ');
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
