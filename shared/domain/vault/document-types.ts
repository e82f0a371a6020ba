/** Types of documents in the vault of a company, and whether one of them needs an expiry date. */
export const documentTypes = {
  TAX_CLEARANCE: { expires: true },
  BBBEE_CERTIFICATE: { expires: true },
  INSURANCE_CERTIFICATE: { expires: true },
  SAFETY_CERTIFICATE: { expires: true },
  CIPC_REGISTRATION: { expires: false },
  COMPANY_PROFILE: { expires: false },
  FINANCIAL_STATEMENTS: { expires: false },
  TAX_COMPLIANCE: { expires: false },
  WORKMANS_COMPENSATION: { expires: false },
  SHAREHOLDER_REGISTER: { expires: false },
  DIRECTORS_REGISTER: { expires: false },
} as const;

export type DocumentType = keyof typeof documentTypes;

export const documentTypeNames = Object.keys(documentTypes) as [DocumentType, ...DocumentType[]];
