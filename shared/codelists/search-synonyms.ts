/**
 * Words that mean the same to those who search: acronyms with what they stand for, spellings, Afrikaans words, and names of
 * provinces and organs in the official languages. One group on each line; every entry finds the others. Names of organs,
 * provinces and municipalities in English are in their own codelists. An acronym is listed only where it is hardly used
 * for anything else in tenders.
 */
const groups = `
CCTV | closed circuit television | closed circuit TV | surveillance cameras | security cameras
PPE | personal protective equipment | protective clothing | safety clothing
HVAC | heating ventilation and air conditioning | air conditioning | air conditioners | aircon | aircons
ICT | information and communication technology | information communication technology | information technology
VIP toilets | ventilated improved pit | VIP latrines | pit latrines
RFQ | request for quotation | request for quotations
RFP | request for proposal | request for proposals
RFI | request for information
RFB | request for bid | request for bids
EOI | expression of interest | expressions of interest
TOR | terms of reference
SLA | service level agreement
GIS | geographic information system | geographical information system
ERP | enterprise resource planning
VoIP | voice over internet protocol
WiFi | wireless internet | wireless network
LAN | local area network
WAN | wide area network
UPS | uninterruptible power supply | uninterrupted power supply
IDP | integrated development plan
SDF | spatial development framework
LED | light emitting diode
EPWP | expanded public works programme
CWP | community work programme
MIG | municipal infrastructure grant
WSIG | water services infrastructure grant
INEP | integrated national electrification programme
RDP houses | low cost housing | RDP housing
WWTW | wastewater treatment works | waste water treatment works | sewage treatment works | sewerage treatment works | WWTP | waste water treatment plant | wastewater treatment plant
WTW | water treatment works | WTP | water treatment plant
EIA | environmental impact assessment
OHS | occupational health and safety
SHEQ | safety health environment and quality
GRAP | generally recognised accounting practice
AFS | annual financial statements
FAR | fixed asset register
mSCOA | municipal standard chart of accounts
BBBEE | broad based black economic empowerment
CIDB | construction industry development board
NDT | non destructive testing
TLB | tractor loader backhoe
LDV | light delivery vehicle | bakkie | bakkies
TVET | technical and vocational education and training
ECD | early childhood development
CoE | centre of excellence
EMS | emergency medical services | emergency medical transport | ambulance | ambulances | ambulance services
ARV | antiretroviral
MRI | magnetic resonance imaging
NSNP | national school nutrition programme
SCM | supply chain management
HR | human resources
HRD | human resource development
PMU | project management unit
PSP | professional service provider
QS | quantity surveyor | quantity surveying
ASGISA | accelerated and shared growth initiative
ABET | AET | adult basic education and training
DSD | social development
COGTA | cooperative governance and traditional affairs | cooperative governance | co operative governance
OR Tambo | oliver reginald tambo | oliver tambo
KZN | kwazulu natal | kwa zulu natal | iKwaZulu Natali
Eastern Cape | oos kaap | mpuma koloni | mpuma kapa | kapa botjhabela | kapa bochabela
Western Cape | wes kaap | ntshona koloni | ntshona kapa | kapa bophirima | kapa bophirimela
Northern Cape | noord kaap | mntla koloni | nyakatho kapa | kapa leboya
Free State | vrystaat | freistata | foreisetata | freyistata
North West | noordwes | bokone bophirima | nyakatho ntshonalanga
Mpumalanga | mpumalanga province
Limpopo | noordelike provinsie
Gauteng | egoli province | igauteng
school | skool
schools | skole
road | pad
roads | paaie
street | straat
water | amanzi
municipality | munisipaliteit | umasipala | masepala
electrical | elektriese
electricity | elektrisiteit
maintenance | instandhouding | onderhoud
cleaning | skoonmaak
security services | sekuriteitsdienste
refuse removal | vullisverwydering | waste removal | refuse collection | waste collection
sewage | sewerage | riool
hospital | hospitaal
clinic | kliniek
grass cutting | cutting of grass | mowing | gras sny
catering | spyseniering
building | gebou
books | boeke
vehicles | voertuie
land | grond
housing | behuising
fence | fencing | omheining
borehole | boorgat
furniture | meubels
stationery | skryfbehoeftes
photocopier | photocopiers | photocopy machine | photocopying machine | copier | multifunction printer | multi functional printer | copiers
laptop | laptops | notebook computer | notebook computers
computer hardware | computer equipment | IT equipment | ICT equipment
generator | generators | genset | gensets
rubbish | refuse
trucks | lorries
tarring | surfacing | bitumen surfacing
pothole | potholes | pot hole | pot holes
lawyers | attorneys | legal practitioners
accommodation | lodging
travel agency | travel agent | travel management company | travel agencies
pest control | fumigation
guarding | guards | security guards | security officers | physical security services | physical security service
PABX | PBX | telephone system | telephone systems | phone system | phone systems | switchboard
car | cars | motor vehicle | motor vehicles | vehicle | vehicles | sedans
briefing session | briefing sessions | clarification meeting | site briefing | site meeting | briefing meeting | information session
local content | local production and content | local production | designated sector | designated sectors
toilets | ablution facilities | ablutions
chemical toilets | portable toilets | mobile toilets
sanitary towels | sanitary pads
fire extinguishers | fire fighting equipment
fire engine | fire engines | fire truck | fire trucks | fire tender | fire fighting vehicle | fire fighting vehicles
e-waste | electronic waste | electrical and electronic waste
dustbins | dust bins | refuse bins | wheelie bins | waste bins
garbage | refuse
mobile phones | cell phones | cellphones | smartphones | cellular phones
website | web site | websites
car rental | car hire | vehicle hire | vehicle rental
guest house | guest houses | bed and breakfast
graveyard | graveyards | cemetery | cemeteries
creche | creches | early childhood development centre | day care centre
motor grader | motor graders | graders
water tanker | water tankers | water trucks | water carts
honeysucker | honey sucker | vacuum tanker | vacuum truck | suction of septic tanks | emptying of septic tanks | desludging of septic tanks
speed humps | speed bumps
sidewalk | sidewalks | walkways | pedestrian walkways
solar panels | photovoltaic | solar PV
drones | unmanned aerial vehicles | UAV
spectacles | eyeglasses
scholar transport | learner transport | transport of learners
school feeding | school nutrition
towing | vehicle recovery
vehicle tracking | fleet tracking | tracking devices
fuel cards | fleet cards
toner cartridges | printer cartridges | ink cartridges
sign language interpreting | sign language interpretation | sign language interpreters
debt collection | debt collectors | debt recovery
forensic audit | forensic investigation | forensic investigations
bodyguards | close protection | VIP protection
armed response | armed reaction
cash in transit | cash collection
turnstiles | access control
hotmix | hot mix asphalt | asphalt
coldmix | cold mix asphalt | cold premix
medical waste | health care risk waste | healthcare risk waste
body bags | cadaver pouches
nappies | diapers
groceries | food parcels | grocery parcels
overalls | work suits | conti suits
gumboots | gum boots
whiteboards | white boards
strongroom | strong room | safes
prefabricated classrooms | prefab classrooms | mobile classrooms
elevators | lifts
taxis | minibus taxis
voter education | civic education
street lights | street lighting | streetlights | streetlighting | public lighting
high mast lights | high mast lighting
traffic lights | traffic signals | robots
tyres | tires
organisation | organization
labour | labor
programme | program
centre | center
licence | license
licences | licenses
`;

/** Groups of words and names, each of which is searched for when another of its group is. */
export const searchSynonyms: readonly (readonly string[])[] = groups
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const kinds = `
furniture > desks | chairs | filing cabinets | bookcases | bookshelves
clothing > uniforms | overalls | jackets
appliances > refrigerators | fridges | stoves | microwave ovens | washing machines
linen > bedding | blankets
computers > laptops | desktops | notebook computers
vehicles > bakkies | trucks | buses | minibuses
yellow plant > graders | excavators | bulldozers | TLB
livestock > cattle | goats | sheep
gardening > grass cutting | mowing
legal services > attorneys | conveyancing | litigation
`;

/**
 * Things with kinds of them: whoever looks for the thing means its kinds, too, and not the other way round. Source: chosen by hand.
 */
export const kindsOfThings: readonly { name: string; kinds: readonly string[] }[] = kinds
  .trim()
  .split('\n')
  .map((line) => line.split(' > ') as [string, string])
  .map(([name, some]) => ({ name, kinds: some.split(' | ') }));
