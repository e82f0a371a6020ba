import type { Tender } from '#services/sample-publisher/generate/tender.ts';

/** What a department buys, in the words of its end-user unit. */
export type DepartmentService = {
  /** The word for it in running text. */
  noun: string;
  title: RegExp;
  scope: readonly string[];
  /** Registrations and the like that the trade knows. */
  eligibility: readonly string[];
};

const services: readonly DepartmentService[] = [
  {
    noun: 'guarding service',
    title: /\bphysical security services at\b|\bsecurity guards at\b/i,
    scope: [
      'Post uniformed security officers of grades C and D at all access points, by day and by night, on every day of the year.',
      'Search vehicles and bags of persons who enter or leave the premises and keep the access register up to date.',
      'Patrol the buildings and the perimeter fence once an hour and record each patrol on the guard monitoring system.',
      'Relieve an officer who is absent from a post within two hours of the shift starting.',
      'Report theft, damage and injuries in the occurrence book and to the security manager of the institution.',
    ],
    eligibility: [
      'The company and its directors shall be registered with the Private Security Industry Regulatory Authority (PSIRA).',
      'The bidder shall be in good standing with the Private Security Sector Provident Fund.',
    ],
  },
  {
    noun: 'cleaning service',
    title: /\bcleaning and hygiene\b|\bdeep cleaning\b|\bwindow cleaning\b/i,
    scope: [
      'Provide cleaners and a full-time supervisor in uniform with name tags.',
      'Supply all cleaning material, machines and colour-coded cloths and mops at the cost of the contractor.',
      'Clean high-risk areas at the times agreed with the infection prevention and control officer.',
      'Place a cleaning schedule behind the door of each ablution facility and have it signed daily.',
      'Use only detergents that bear the mark of the South African Bureau of Standards.',
    ],
    eligibility: ['Bidders shall be members of a recognised association for contract cleaning.'],
  },
  {
    noun: 'linen and laundry service',
    title: /\blaundry services\b|\bbed linen\b/i,
    scope: [
      'Keep clean and soiled linen apart in transit and in storage.',
      'Mark every item with the name of the institution in letters that withstand industrial washing.',
      'Count the linen in the presence of the linen supervisor and sign the linen register.',
      'Bring linen to the linen bank of the institution before 09h00 on the day agreed.',
      'Make good items that are torn, stained or short at the expense of the contractor.',
    ],
    eligibility: [
      'The premises of the bidder shall have a certificate of acceptability from the local environmental health office.',
    ],
  },
  {
    noun: 'catering service',
    title: /\bcatering for\b|\bstaff canteen\b|\bschool nutrition\b|\bmeals for\b/i,
    scope: [
      'Prepare meals according to the menu cycle that the dietician of the department approves.',
      'Provide for diabetic, vegetarian, halaal and soft diets on request.',
      'Serve hot food at a temperature of at least 65°C and record the temperature of each batch.',
      'Keep a sample of each dish under refrigeration for 72 hours.',
      'Provide crockery, cutlery and serving equipment and remove them after use.',
    ],
    eligibility: [
      'The kitchen of the bidder shall hold a certificate of acceptability for food premises (R638).',
      'Food handlers shall have been trained in food safety during the past 24 months.',
    ],
  },
  {
    noun: 'supply of provisions',
    title: /\bfresh fruit and vegetables\b|\bgroceries\b|\bbread and milk\b/i,
    scope: [
      'Deliver to the food service unit between 07h00 and 10h00 on the weekdays stated in the order.',
      'Convey perishables in a refrigerated vehicle at or below 5°C.',
      'Deliver first grade products with at least two thirds of their shelf life remaining.',
      'Exchange bruised, short-dated or wrongly supplied products on the same day.',
    ],
    eligibility: [
      'The storage facility of the bidder shall hold a certificate of acceptability for food premises (R638).',
    ],
  },
  {
    noun: 'maintenance service',
    title:
      /\blaboratory equipment\b|\bmaintenance of standby generators\b|\bmaintenance of lifts\b|\bservicing and repair of air conditioning\b|\bfire extinguishers\b/i,
    scope: [
      'Carry out planned maintenance four times a year according to the manual of the manufacturer.',
      'Attend to breakdowns within four hours in town and eight hours in outlying areas, after hours included.',
      'Fit only genuine spare parts, which carry a warranty of twelve months.',
      'Issue a job card for each visit and have it signed by the clinical engineering or facilities manager.',
      'Keep an asset register with the serial number, condition and service history of every unit.',
    ],
    eligibility: [
      'The bidder shall employ at least two artisans with a trade test certificate for the equipment concerned.',
    ],
  },
  {
    noun: 'transport service',
    title: /\blearner transport\b|\bemergency medical transport\b|\bshuttle services\b/i,
    scope: [
      'Operate each route with a vehicle no older than ten years that carries a valid certificate of roadworthiness.',
      'Provide drivers with a professional driving permit for passengers.',
      'Fit every vehicle with a tracking device and give the district office access to the data.',
      'Replace a vehicle that breaks down within one hour.',
      'Keep a trip sheet that is signed at the place of departure and of arrival.',
    ],
    eligibility: [
      'The bidder shall hold operating licences in terms of the National Land Transport Act.',
      'The bidder shall carry passenger liability insurance for every vehicle offered.',
    ],
  },
  {
    noun: 'supply of consumables and equipment',
    title: /\bsurgical consumables\b|\bequipment for nurses\b|\btest kits\b/i,
    scope: [
      'Deliver to the medical depot or the pharmacy store named on the order within fourteen days.',
      'Show the batch number and the expiry date on each package.',
      'Supply items with a remaining shelf life of at least eighteen months.',
      'Train nursing staff in the use of a new item before it is introduced.',
      'Collect and credit items that are recalled by the manufacturer.',
    ],
    eligibility: [
      'The bidder shall be licensed by the South African Health Products Regulatory Authority as a manufacturer or distributor.',
    ],
  },
  {
    noun: 'supply and delivery of goods',
    title:
      /\bschool desks\b|\boffice furniture\b|\bblankets and mattresses\b|\bprotective clothing\b|\buniforms for\b|\bcorporate wear\b|\bstationery and\b|\btextbooks\b|\bsteel lockers\b|\bergonomic chairs\b/i,
    scope: [
      'Deliver and offload the goods at the addresses in the distribution list, between 08h00 and 15h00 on working days.',
      'Obtain the signature and the stamp of the receiving official on every delivery note.',
      'Pack the goods per institution and mark each carton with the order number.',
      'Exchange defective goods within five working days at no cost to the department.',
      'Submit a weekly schedule of deliveries made and outstanding to the asset management office.',
    ],
    eligibility: [
      'The bidder shall be the manufacturer of the goods or be appointed by the manufacturer as a distributor.',
    ],
  },
  {
    noun: 'removal of health care risk waste',
    title: /\bmedical waste\b/i,
    scope: [
      'Supply containers for sharps, anatomical waste and infectious waste, which comply with SANS 452.',
      'Collect full containers at each facility at least twice a week.',
      'Weigh each container in the presence of the waste officer and issue a manifest.',
      'Treat the waste at a licensed plant and supply safe disposal certificates.',
    ],
    eligibility: [
      'The bidder shall be registered as a waste transporter with the provincial environmental authority.',
    ],
  },
  {
    noun: 'pest control service',
    title: /\bpest control\b/i,
    scope: [
      'Inspect all kitchens, wards, hostels and stores once a month and treat them against rodents and insects.',
      'Use only remedies that are registered under Act 36 of 1947.',
      'Leave a service report with the facility manager after each treatment.',
      'Return without charge where pests are seen within fourteen days of a treatment.',
    ],
    eligibility: [
      'The bidder shall employ a pest control operator registered with the Department of Agriculture.',
    ],
  },
];

const titled = (line: string): DepartmentService | null =>
  services.find(({ title }) => title.test(line.replaceAll(/\s+/g, ' '))) ?? null;

/** @returns what a tender of a department is for; null where its subject is not one of those that such departments describe here */
export const serviceOf = ({ wording }: Tender): DepartmentService | null => titled(wording.title);

/** @returns the word for what is bought under a title, for running text */
export const nounOf = (title: string): string => titled(title)?.noun ?? 'service';
