/**
 * Queries as people type them, judged by a reader of the real rows. One query on each line, with three rules separated by
 * bars: what is meant (grade 3, looked for in the title), what is of use (grade 1, looked for in all texts), and what must
 * not be among the first ten. A rule is a list of regular expressions, all of which must be found; `-` is no rule. Texts are
 * in lower case, with a blank in the place of everything but letters and digits.
 */
const lines = `
cctv cameras | cctv|closed circuit|surveillance|security cam & camera | cctv|closed circuit|camera | paint|pipe
CCTV | cctv|closed circuit|(surveillance|security) camera | cctv|closed circuit | -
closed circuit television | cctv|closed circuit | cctv|closed circuit|surveillance camera | -
wifi | wi ?fi\\b | wi ?fi\\b|wireless | paint
PPE | \\bppe\\b|personal protective|protective clothing|safety clothing | \\bppe\\b|protective | \\bpipes?\\b(?!.*(ppe|protective))
personal protective equipment | \\bppe\\b|personal protecti|protective clothing | \\bppe\\b|protective | -
ICT equipment | \\bict\\b|information (and communications? )?technology|computer & equipment | \\bict\\b|information technology|computer | -
HVAC maintenance | hvac|air ?con|ventilation & maint|servic|repair | hvac|air ?con|ventilation | -
air conditioning | hvac|air ?con | hvac|air ?con|ventilation | -
aircon | hvac|air ?con | hvac|air ?con | -
VIP toilets | \\bvips?\\b|ventilated improved|pit latrine & toilet|latrine|sanitation|units | toilet|latrine|\\bvips?\\b | -
SANRAL | sanral|national roads agency | sanral|national roads? agency | -
South African National Roads Agency | sanral|national roads? agency | sanral|national roads? agency | -
PRASA | prasa|passenger rail agency | prasa|passenger rail | -
Passenger Rail Agency | prasa|passenger rail | prasa|passenger rail | -
O.R. Tambo | \\bor? ?r? tambo|oliver (reginald )?tambo | tambo | -
OR Tambo airport | tambo & airport | tambo | -
high-mast lights | high ?masts? & light|erect|install|main | high ?mast | -
highmast | high ?masts? | high ?mast | -
high mast lighting | high ?masts? & light | high ?mast | -
waste-water treatment | waste ?water|sewage|sewerage & treatment|works | waste ?water|sewage|sewerage|wwtw | -
wastewater works | waste ?water|wwtw|sewage|sewerage & work|wwtw|plant | waste ?water|sewage|sewerage | -
waste water pump station | pump ?station & waste|sewage|sewer|water | pump ?station | -
storm water drainage | storm ?water & drain|system|pipe|channel|upgrad|construct | storm ?water | -
stormwater | storm ?water | storm ?water | -
grass cutting | grass & cut|mow | grass|mowing|vegetation | -
school nutrition | school & nutrition|feeding | nutrition|feeding | -
solar geysers | solar & geyser | solar|geyser | -
borehole drilling limpopo | borehole|bore hole & drill | borehole|drilling | -
panel of attorneys | attorney|legal|law firm|conveyanc & panel | attorney|legal|law firm | -
legal services panel | legal|attorney|law & panel | legal|attorney | -
laptops | laptop|notebook | laptop|notebook|computer | -
fire extinguishers | fire exting|fire fight|firefight|fire equipment|fire suppress|fire hose | fire | -
security services eastern cape | security|guarding & service|guard | security & eastern cape|\\bec\\b | -
pad instandhouding | road & maint|repair|upkeep | road | -
skool | school | school | -
vullisverwydering | refuse|waste & remov|collect | refuse|waste | -
Department of Health Gauteng | gauteng & health|hospital|clinic|medical | health & gauteng | -
Gauteng - Health | gauteng & health | health & gauteng | -
Eskom transformers | transformer | transformer|eskom | -
transformers | transformer | transformer | -
road maintenance | roads?|street & maint | road & maint | -
pothole repair | pot ?holes? & repair|patch|main|fix | pot ?hole|patch | -
potholes | pot ?holes? | pot ?hole | -
"road maintenance" | road maint | road maint | -
security -guarding | security | security | guarding
cleaning services -hygiene | clean | clean | hygiene
secirity services | secur & service|guard | secur | -
maintainance of boreholes | borehole & maint|repair|servic|refurb|equip | borehole | -
elctrical maintenance | electric & maint|repair | electric | -
construciton of clinic | clinic & construct|build|new | clinic | -
photocopier lease | (photo)?copier|photocopy|multi ?function|printer|printing & leas|rent|hire|\\b | copier|photocop|printer|multi ?function | -
multifunction printers | multi ?function|copier|printer | printer|copier | -
travel management services | travel|tmc | travel | -
travel agency | travel | travel | -
pest control | pest|fumigat | pest|fumigat | -
fumigation | fumigat|pest | pest|fumigat | -
catering | cater|spysen | cater|food|meals | -
diesel generators | generator|genset & \\b | generator|genset|diesel | -
generator maintenance | generator|genset & maint|servic|repair | generator|genset | -
quantity surveyor | quantity survey|\\bqs\\b | quantity survey|consultant|professional | -
asset register | asset & regist|verif|manage | asset | -
annual financial statements | financial statement|\\bafs\\b | financial | -
GIS | \\bgis\\b|geographic(al)? information | \\bgis\\b|geographic | -
ERP system | \\berp\\b|enterprise resource | \\berp\\b|enterprise resource|system | -
VoIP | voip|voice over | voip|telephon|pbx|voice over | -
street lights | street ?light|public light | light | -
streetlights | street ?light|public light | light | -
traffic lights | traffic (light|signal)|robot | traffic | -
tyres | tyre|tire | tyre|tire | -
sanitary towels | sanitary (towel|pad)|dignity | sanitary | -
chemical toilets | chemical|mobile|portable & toilet|ablution | toilet|ablution | -
EIA | environmental impact|\\beia\\b | environmental|\\beia\\b | -
disciplinary hearings chairperson | disciplin|chairperson|presiding | disciplin|chairperson|labour|presiding|legal | -
internal audit | internal audit | audit | -
audit committee members | audit & committee | audit | -
water tankers hire | water & tank & hire|hiring|rent | tank|water & hire|truck | -
yellow plant hire | plant|yellow|tlb|grader|excavator|equipment|machinery & hire|hiring|rent | plant|yellow|hire|tlb | -
TLB hire | tlb|tractor loader|plant|yellow & hire|hiring|rent|\\b | tlb|plant|tractor | -
fencing of cemetery | fenc|palisade|wall & cemeter|grave | fenc|cemeter | -
cemetery fence | fenc|palisade|wall & cemeter|grave | fenc|cemeter | -
electrification of households | electrif & house|stand|village|infill|connections|extension|ward|\\b | electrif | -
KZN roads | road & kwa ?zulu|kzn|umgungundlovu|zululand|ethekwini|uthukela|ugu|\\bp\\d+|\\bd\\d+ | road & kwa ?zulu|kzn | -
disaster recovery backup | disaster recover|back ?up & \\b | backup|back up|disaster|recovery | -
microsoft licences | microsoft & licen|365|office|\\b | microsoft|licen | -
vehicle tracking | vehicle|fleet & track|monitor|telemat | track|fleet|vehicle | -
fleet management | fleet|vehicle & manag|\\b | fleet | -
recruitment agencies | recruit|placement|response handling | recruit | -
helicopter | helicopter|aircraft|aerial | helicopter|aircraft|aviation|flight | -
zxqvbn | - | - | .
-security | - | - | .
the of | - | - | .
`;

/** One query with the rules by which its results are judged. */
export type JudgedQuery = { q: string; best: RegExp[]; good: RegExp[]; never: RegExp[] };

const rulesOf = (text: string): RegExp[] =>
  text === '-' ? [] : text.split(' & ').map((rule) => new RegExp(rule));

/** All judged queries. */
export const judgedQueries: readonly JudgedQuery[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [q = '', best = '-', good = '-', never = '-'] = line.split(' | ');
    return { q, best: rulesOf(best), good: rulesOf(good), never: rulesOf(never) };
  });
