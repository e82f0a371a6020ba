/** What is asked for, and what the bidder must be, by the subject of the bid. The first that fits the title is taken. */
type Topic = { of: RegExp; scope: readonly string[]; bidder: string | null };

const reseller =
  'The bidder must be a partner or reseller that the manufacturer has authorised for the brand offered.';
const publisher = 'The bidder must be authorised by the publisher of the software to sell and support it.';
const licensed =
  'The bidder must hold an electronic communications service licence issued by the Independent Communications Authority of South Africa (ICASA).';

const topics: readonly Topic[] = [
  {
    of: /tablet/i,
    bidder: reseller,
    scope: [
      'Each tablet has a screen of 10 inches or more and 128 GB of storage.',
      'Each tablet is delivered with a protective cover and a charger.',
      'Tablets are enrolled in the mobile device management system before delivery.',
      'The battery lasts for at least 9 hours of use.',
    ],
  },
  {
    of: /laptop|desktop/i,
    bidder: reseller,
    scope: [
      'Each device has a processor of the current or the previous generation with at least 6 cores.',
      'Each device has 16 GB of memory and a solid state disk of 512 GB.',
      'The standard image of the Department is loaded before delivery.',
      'Each device carries an asset tag, and its serial number is listed on the delivery note.',
      'The operating system is a 64-bit edition for business that can join the domain of the Department.',
    ],
  },
  {
    of: /switch|access point/i,
    bidder: reseller,
    scope: [
      'Access switches have 48 ports of 1 Gbps with Power over Ethernet (PoE+) and 4 uplinks of 10 Gbps.',
      'Access points support IEEE 802.11ax on 2.4 GHz and 5 GHz.',
      'All devices are managed from one console with role-based access.',
      'Firmware updates are included for 60 months.',
      'Existing configurations are migrated outside office hours.',
    ],
  },
  {
    of: /server|storage/i,
    bidder: reseller,
    scope: [
      'Each server has two processors of 16 cores and 512 GB of memory.',
      'The storage array has a usable capacity of 120 TB after RAID protection.',
      'Power supplies, fans and controllers are redundant and can be replaced in operation.',
      'Installation includes racking, cabling and the migration of 40 virtual machines.',
      'Data on disks that are taken out of service is destroyed on site.',
    ],
  },
  {
    of: /printer/i,
    bidder: reseller,
    scope: [
      'Each device prints, copies and scans in colour at no less than 45 pages per minute on A4.',
      'Print jobs are released with the access card of the user.',
      'Consumables other than paper are replenished before they run out.',
      'Meter readings are collected automatically and reported each month.',
    ],
  },
  {
    of: /365|licen[cs]es/i,
    bidder: publisher,
    scope: [
      'Provide 1 850 user subscriptions and 40 subscriptions for administrators.',
      'Migrate 2.3 TB of mailboxes to the tenant of the Department.',
      'Second-line support is available on working days from 07:30 to 16:30.',
      'Report the use of licences each quarter and propose how to reduce them.',
    ],
  },
  {
    of: /website/i,
    bidder: null,
    scope: [
      'Design and build a website of about 120 pages with a content management system.',
      'The site conforms to the Web Content Accessibility Guidelines (WCAG) 2.1 at level AA.',
      'Hosting takes place in a data centre within the Republic with an availability of 99.5%.',
      'Existing content is migrated and redirects are set for old addresses.',
    ],
  },
  {
    of: /records management/i,
    bidder: publisher,
    scope: [
      'The system classifies records by the approved file plan of the Department.',
      'Scanned documents are indexed and can be found by full text in English and Afrikaans.',
      'Retention and disposal follow the schedules of the National Archives.',
      'The system serves 900 named users at 14 offices.',
    ],
  },
  {
    of: /cyber|penetration|firewall/i,
    bidder: 'The bidder must employ at least two (2) certified information systems security professionals.',
    scope: [
      'Monitor security events of 2 400 endpoints around the clock.',
      'Provide threat prevention, web filtering and remote access for 1 200 concurrent users.',
      'Test the perimeter for vulnerabilities twice a year and report within 10 working days.',
      'Keep security logs for 12 months and hand them over on request.',
    ],
  },
  {
    of: /recovery|backup/i,
    bidder: null,
    scope: [
      'Back up 85 TB of data daily to a second site at a distance of at least 50 km.',
      'Critical systems are restored within 4 hours, with a loss of data of no more than 1 hour.',
      'Recovery is tested twice a year in the presence of officials of the Department.',
      'Backups are encrypted in transit and at rest (AES-256).',
    ],
  },
  {
    of: /geographic/i,
    bidder: publisher,
    scope: [
      'Publish map layers to 300 users through a web browser.',
      'Convert existing shape files and orthophotos to the new geodatabase.',
      'Field teams capture points and attributes on mobile devices without a connection.',
      'Coordinates are kept in the Hartebeesthoek94 datum.',
    ],
  },
  {
    of: /financial management|human resources|payroll/i,
    bidder: null,
    scope: [
      'Maintain and support the modules of the system for 260 users.',
      'Interfaces to BAS, PERSAL and LOGIS exchange data every night.',
      'Changes are tested in a quality assurance environment before they are released.',
      'Audit trails record who changed what and when.',
    ],
  },
  {
    of: /PABX|voice solution/i,
    bidder: licensed,
    scope: [
      'Provide 640 extensions with voicemail, call forwarding and conferencing.',
      'Existing geographic numbers are ported without interruption.',
      'Call records are available to the cost centre managers each month.',
      'Calls to emergency numbers work during a power failure of up to 4 hours.',
    ],
  },
  {
    of: /mobile voice/i,
    bidder: licensed,
    scope: [
      'Provide 410 voice contracts and 275 data contracts of 20 GB a month.',
      'Each user has a spending limit that the Department can change online.',
      'Lost or stolen SIM cards are blocked within 1 hour of the report.',
      'Itemised billing is provided in electronic form.',
    ],
  },
  {
    of: /two-way radio/i,
    bidder: null,
    scope: [
      'Service 320 portable and 45 mobile radios twice a year.',
      'Inspect and maintain 9 repeaters on high sites.',
      'Repair faulty radios within 5 working days and lend a radio in the meantime.',
      'Replace batteries whose capacity is below 80%.',
    ],
  },
  {
    of: /wi-?fi/i,
    bidder: licensed,
    scope: [
      'Install and operate 24 hotspots that serve 60 users each at the same time.',
      'Each user receives 500 MB a day at 5 Mbps without charge.',
      'Access to unlawful content is blocked at the gateway.',
      'Report the number of users and the uptime of each hotspot every month.',
      'Outdoor equipment is rated IP67 and protected against lightning.',
    ],
  },
  {
    of: /fibre|internet/i,
    bidder: licensed,
    scope: [
      'Provide a symmetrical link of 500 Mbps with a monthly availability of 99.5%.',
      'Latency to the nearest exchange point does not exceed 20 ms.',
      'Monitor the service around the clock and log faults without being called.',
      'Provide a dashboard with the use of the bandwidth by hour and site.',
      'Routers are supplied, installed and, when they fail, replaced within 8 hours.',
    ],
  },
];

/** @returns what fits the title of a bid; undefined for a subject that the agency does not buy */
export const topicOf = (title: string): Topic | undefined => topics.find(({ of }) => of.test(title));
