/** Entries as the feeds of `/api/widgets` give them. */
export const feeds: Record<string, readonly Record<string, unknown>[]> = {
  'top-companies': [
    ['Raubex Construction (Pty) Ltd', 2_450_000_000, 14, 'Gauteng'],
    ['WBHO Construction (Pty) Ltd', 1_998_400_512, 9, 'Western Cape'],
    [
      'Adcorp Technical Training, a division of Adcorp Workforce Solutions (Pty) Ltd',
      845_250_000,
      31,
      'KwaZulu-Natal',
    ],
    ['Bidvest Facilities Management', 999_999, 1, 'Eastern Cape'],
    ['Tshwane Civils and Plant Hire CC', 999_999_999, 6, 'Gauteng'],
    ['Mpumalanga Road Builders JV', 84_100_000, 3, 'Mpumalanga'],
    ['Karoo Water Engineering', 61_000_000, 2, 'Northern Cape'],
    ['Ubuntu Security Services', 44_900_000, 5, 'Free State'],
    ['Limpopo Medical Supplies', 32_000_000, 8, 'Limpopo'],
    ['North West Catering', 21_500_000, 4, 'North West'],
  ].map(([supplierName, totalValue, contractCount, province], at) => ({
    rank: at + 1,
    supplierName,
    totalValue,
    contractCount,
    province,
  })),
  'winners-feed': [
    [
      'Raubex Construction (Pty) Ltd',
      245_600_000,
      'South African National Roads Agency SOC Limited',
      'Gauteng',
    ],
    [
      'Sizwe Africa IT Group',
      null,
      'Department of Cooperative Governance and Traditional Affairs',
      'National',
    ],
    ['Cape Town Water Partners', 18_250_000.5, 'City of Cape Town', 'Western Cape'],
    ['Ubuntu Security Services', 999_999, 'Mangaung Metropolitan Municipality', 'Free State'],
    ['Zululand Medical Distributors', 1_204_000_000, 'KwaZulu-Natal Department of Health', 'KwaZulu-Natal'],
    ['Karoo Solar', 4_500_000, 'Nama Khoi Local Municipality', 'Northern Cape'],
    ['Limpopo Catering', 820_000, 'Polokwane Local Municipality', 'Limpopo'],
    ['Msunduzi Plant Hire', 12_000_000, 'Msunduzi Local Municipality', 'KwaZulu-Natal'],
  ].map(([supplierName, amount, orgName, province], at) => ({
    id: `award_${at}`,
    supplierName,
    amount,
    date: `2026-11-${24 - at}T09:30:00+02:00`,
    orgName,
    province,
    ...(at === 1 && { restricted: true }),
  })),
  'sector-trends': [
    ['Construction', 412, 8_450_000_000, 'up', 12],
    ['Professional services', 268, 1_240_000_000, 'down', 8],
    ['ICT and technology', 190, 999_999_999, 'up', 31],
    ['Medical and health', 141, 640_000_000, 'flat', 0],
    ['Security', 96, 0, null, null],
    ['Transport and logistics', 71, 82_000_000, 'down', 3],
    ['Water and sanitation', 64, 310_000_000, 'up', 5],
    ['Education and training', 40, 12_500_000, 'up', 2],
  ].map(([sector, tenderCount, totalValue, trend, trendPercent]) => ({
    sector,
    tenderCount,
    totalValue,
    trend,
    trendPercent,
  })),
  heatmap: [
    ['Eastern Cape', 'EC', 812, 74, 3_100_000_000, 121],
    ['Free State', 'FS', 301, 22, 900_000_000, 101],
    ['Gauteng', 'GP', 2_940, 312, 18_400_000_000, 184],
    ['KwaZulu-Natal', 'KZN', 1_530, 146, 6_200_000_000, 123],
    ['Limpopo', 'LP', 640, 51, 1_700_000_000, 97],
    ['Mpumalanga', 'MP', 455, 38, 1_300_000_000, 89],
    ['Northern Cape', 'NC', 190, 9, 420_000_000, 140],
    ['North West', 'NW', 340, 22, 860_000_000, 89],
    ['Western Cape', 'WC', 1_710, 205, 7_800_000_000, 230],
  ].map(([province, code, tenderCount, activeCount, totalValue, perMillionInhabitants]) => ({
    province,
    code,
    tenderCount,
    activeCount,
    totalValue,
    perMillionInhabitants,
  })),
};

/** When the feeds say that they were made. */
export const MADE = '2026-11-25T12:05:00.000Z';

/** @returns the body of a feed */
export const bodyOf = (kind: string, data: readonly unknown[] = feeds[kind] ?? []): unknown =>
  kind === 'winners-feed'
    ? { data, generatedAt: MADE }
    : { data, meta: { province: 'all', category: 'all', generatedAt: MADE } };
