import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import type { Random } from './random.ts';

/** A town with its postal code and its district or metropolitan municipality. */
export type Town = { name: string; code: string; district: string };

const town = (name: string, code: string, district: string): Town => ({ name, code, district });

const towns: Record<ProvinceCode, readonly Town[]> = {
  EC: [
    town('East London', '5201', 'Buffalo City'),
    town('Gqeberha', '6001', 'Nelson Mandela Bay'),
    town('Mthatha', '5099', 'OR Tambo District'),
    town('Komani', '5319', 'Chris Hani District'),
    town('Makhanda', '6139', 'Sarah Baartman District'),
    town('Butterworth', '4960', 'Amathole District'),
    town('Lusikisiki', '4820', 'OR Tambo District'),
    town('Aliwal North', '9750', 'Joe Gqabi District'),
    town('Mount Frere', '5090', 'Alfred Nzo District'),
    town('Cradock', '5880', 'Chris Hani District'),
    town('Jeffreys Bay', '6330', 'Sarah Baartman District'),
    town('Bhisho', '5605', 'Buffalo City'),
  ],
  FS: [
    town('Bloemfontein', '9301', 'Mangaung'),
    town('Welkom', '9460', 'Lejweleputswa District'),
    town('Kroonstad', '9499', 'Fezile Dabi District'),
    town('Bethlehem', '9701', 'Thabo Mofutsanyana District'),
    town('Sasolburg', '1947', 'Fezile Dabi District'),
    town('Phuthaditjhaba', '9866', 'Thabo Mofutsanyana District'),
    town('Zastron', '9950', 'Xhariep District'),
    town('Harrismith', '9880', 'Thabo Mofutsanyana District'),
    town('Bothaville', '9660', 'Lejweleputswa District'),
  ],
  GP: [
    town('Johannesburg', '2001', 'City of Johannesburg'),
    town('Pretoria', '0002', 'City of Tshwane'),
    town('Centurion', '0157', 'City of Tshwane'),
    town('Germiston', '1401', 'Ekurhuleni'),
    town('Kempton Park', '1619', 'Ekurhuleni'),
    town('Midrand', '1685', 'City of Johannesburg'),
    town('Krugersdorp', '1739', 'West Rand District'),
    town('Vereeniging', '1939', 'Sedibeng District'),
    town('Soweto', '1804', 'City of Johannesburg'),
    town('Sandton', '2196', 'City of Johannesburg'),
    town('Springs', '1559', 'Ekurhuleni'),
    town('Randfontein', '1759', 'West Rand District'),
  ],
  KZN: [
    town('Durban', '4001', 'eThekwini'),
    town('Pietermaritzburg', '3201', 'uMgungundlovu District'),
    town('Richards Bay', '3900', 'King Cetshwayo District'),
    town('Newcastle', '2940', 'Amajuba District'),
    town('Ladysmith', '3370', 'uThukela District'),
    town('Ulundi', '3838', 'Zululand District'),
    town('Port Shepstone', '4240', 'Ugu District'),
    town('Dundee', '3000', 'uMzinyathi District'),
    town('Vryheid', '3100', 'Zululand District'),
    town('Kokstad', '4700', 'Harry Gwala District'),
    town('KwaDukuza', '4450', 'iLembe District'),
    town('Mkuze', '3965', 'uMkhanyakude District'),
    town('Eshowe', '3815', 'King Cetshwayo District'),
    town('Margate', '4275', 'Ugu District'),
  ],
  LP: [
    town('Polokwane', '0700', 'Capricorn District'),
    town('Thohoyandou', '0950', 'Vhembe District'),
    town('Tzaneen', '0850', 'Mopani District'),
    town('Lephalale', '0555', 'Waterberg District'),
    town('Jane Furse', '1085', 'Sekhukhune District'),
    town('Giyani', '0826', 'Mopani District'),
    town('Musina', '0900', 'Vhembe District'),
    town('Mokopane', '0600', 'Waterberg District'),
    town('Lebowakgomo', '0737', 'Capricorn District'),
    town('Phalaborwa', '1390', 'Mopani District'),
    town('Groblersdal', '0470', 'Sekhukhune District'),
  ],
  MP: [
    town('Mbombela', '1200', 'Ehlanzeni District'),
    town('eMalahleni', '1035', 'Nkangala District'),
    town('Middelburg', '1050', 'Nkangala District'),
    town('Secunda', '2302', 'Gert Sibande District'),
    town('Ermelo', '2350', 'Gert Sibande District'),
    town('Malelane', '1320', 'Ehlanzeni District'),
    town('Standerton', '2430', 'Gert Sibande District'),
    town('Lydenburg', '1120', 'Ehlanzeni District'),
    town('Kriel', '2271', 'Nkangala District'),
    town('Volksrust', '2470', 'Gert Sibande District'),
  ],
  NC: [
    town('Kimberley', '8301', 'Frances Baard District'),
    town('Upington', '8801', 'ZF Mgcawu District'),
    town('Kuruman', '8460', 'John Taolo Gaetsewe District'),
    town('Springbok', '8240', 'Namakwa District'),
    town('De Aar', '7000', 'Pixley ka Seme District'),
    town('Postmasburg', '8420', 'ZF Mgcawu District'),
    town('Calvinia', '8190', 'Namakwa District'),
  ],
  NW: [
    town('Mahikeng', '2745', 'Ngaka Modiri Molema District'),
    town('Rustenburg', '0299', 'Bojanala District'),
    town('Klerksdorp', '2571', 'Dr Kenneth Kaunda District'),
    town('Potchefstroom', '2531', 'Dr Kenneth Kaunda District'),
    town('Vryburg', '8601', 'Dr Ruth Segomotsi Mompati District'),
    town('Brits', '0250', 'Bojanala District'),
    town('Lichtenburg', '2740', 'Ngaka Modiri Molema District'),
  ],
  WC: [
    town('Cape Town', '8001', 'City of Cape Town'),
    town('Paarl', '7620', 'Cape Winelands District'),
    town('Stellenbosch', '7600', 'Cape Winelands District'),
    town('George', '6530', 'Garden Route District'),
    town('Mossel Bay', '6500', 'Garden Route District'),
    town('Bredasdorp', '7280', 'Overberg District'),
    town('Malmesbury', '7300', 'West Coast District'),
    town('Worcester', '6850', 'Cape Winelands District'),
    town('Beaufort West', '6970', 'Central Karoo District'),
    town('Swellendam', '6740', 'Overberg District'),
    town('Vredenburg', '7380', 'West Coast District'),
    town('Bellville', '7530', 'City of Cape Town'),
  ],
};

const streets = [
  'Church Street',
  'Main Road',
  'Voortrekker Street',
  'Nelson Mandela Drive',
  'Market Street',
  'Station Road',
  'Oliver Tambo Avenue',
  'Civic Centre, Hospital Street',
  'Steve Biko Road',
  'Albert Luthuli Street',
  'Jan Smuts Avenue',
  'Kerk Street',
  'Helen Joseph Street',
  'Industrial Road',
  'Robert Sobukwe Drive',
  'Victoria Road',
  'Queen Street',
  'Dr Beyers Naude Drive',
  'Long Street',
  'Plein Street',
];
const suburbs = [
  'CBD',
  'Industria',
  'Extension 4',
  'Northfields',
  'Riverside',
  'Hospital Park',
  'Hillcrest',
  'Unit B',
  'Central',
  'Newtown',
];
const villages = [
  'Sivuke',
  'Mabopane',
  'Ntabeni',
  'KwaMhlanga',
  'Phokeng',
  'Ga-Mothapo',
  'Zwelihle',
  'Thembalethu',
  'Mqanduli',
  'Bochum',
  'Dithakong',
  'Nkandla',
  'Tshisahulu',
  'Lusaka Park',
  'Mayflower',
  'Sterkspruit',
  'Nongoma',
  'Qunu',
  'Hluvukani',
  'Botshabelo',
  'Kwamakhutha',
  'Taung',
  'Mofolo',
  'Ezibeleni',
  'Rietfontein',
  'Goedverwacht',
  'Elandslaagte',
  'Khubvi',
  'Mahlabatini',
  'Tafelkop',
  'Bambanani',
  'Masealama',
  'Ntunjambili',
  'Kheis Bridge',
];

export const townIn = (province: ProvinceCode, random: Random): Town => random.pick(towns[province]);
export const village = (random: Random): string => random.pick(villages);

/** A place of delivery in the fields of the portal's form; officials repeat values and leave the code out. */
export type DeliveryPlace = { street: string; suburb: string; town: string; code: string | null };

export function deliveryPlace({ name, code }: Town, random: Random): DeliveryPlace {
  const street = `${random.integer(1, 320)} ${random.pick(streets)}`;
  const shape = random.fraction();
  if (shape < 0.06) return { street: 'Various Areas', suburb: name, town: name, code };
  if (shape < 0.14) return { street: name, suburb: name, town: name, code };
  if (shape < 0.2)
    return { street: `${street}, ${name}, ${code}`, suburb: random.pick(suburbs), town: name, code: null };
  const suburb = shape < 0.5 ? name : random.pick(suburbs);
  return shape > 0.82
    ? { street: street.toUpperCase(), suburb: suburb.toUpperCase(), town: name.toUpperCase(), code }
    : { street, suburb, town: name, code };
}

/** A place of delivery in the form of a release: `street - suburb - town - code`. */
export const deliveryLocation = ({ street, suburb, town, code }: DeliveryPlace): string =>
  [street, suburb, town, ...(code === null ? [] : [code])].join(' - ');
