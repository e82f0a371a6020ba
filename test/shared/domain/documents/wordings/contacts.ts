/** Whom bidders may ask: `name, e-mail, phone, about`. */
export const contacts: readonly (readonly [about: string, text: string, expected: string])[] = [
  [
    'labels in a form with two columns',
    'BIDDING PROCEDURE ENQUIRIES MAY BE DIRECTED TO | TECHNICAL ENQUIRIES MAY BE DIRECTED TO:\nCONTACT PERSON | Ms T Nkosi | CONTACT PERSON | Mr P Botha\nTELEPHONE NUMBER | 012 345 6789 | TELEPHONE NUMBER | 012 345 6700\nE-MAIL ADDRESS | nkosi@ceres.gov.za | E-MAIL ADDRESS | botha@ceres.gov.za',
    'Ms T Nkosi, nkosi@ceres.gov.za, 012-345-6789, bidding; Mr P Botha, botha@ceres.gov.za, 012-345-6700, technical',
  ],
  [
    'headings over labels',
    'ENQUIRIES\nAdministrative\nName: | Ms T Nkosi\nTel: | 012 345 6789\nE-mail: | nkosi@ceres.gov.za\nTechnical\nName: | Mr P Botha\nTel: | 012 345 6700\nE-mail: | botha@ceres.gov.za',
    'Ms T Nkosi, nkosi@ceres.gov.za, 012-345-6789, bidding; Mr P Botha, botha@ceres.gov.za, 012-345-6700, technical',
  ],
  [
    'the agent of the employer',
    "C.1.4 | The employer's agent is:\n | Name: Ms T Nkosi\n | Tel: 012 345 6789\n | E-mail: nkosi@ceres.gov.za",
    'Ms T Nkosi, nkosi@ceres.gov.za, 012-345-6789, -',
  ],
  [
    'a sentence on communication',
    'All communication about this RFP must be addressed in writing to the delegated individual: Ms T Nkosi, telephone 012 345 6789, e-mail nkosi@ceres.gov.za.',
    'Ms T Nkosi, nkosi@ceres.gov.za, 012-345-6789, -',
  ],
  [
    'bids elsewhere',
    'Proposals must be e-mailed to tenders@ceres.gov.za.\nQuestions go to Ms T Nkosi, nkosi@ceres.gov.za, 012 345 6789. Fraud may be reported on 0800 123 456 or hotline@ceres.gov.za.',
    'Ms T Nkosi, nkosi@ceres.gov.za, 012-345-6789, -',
  ],
  [
    'a table of officials',
    'For enquiries | Bid matters | Specification\nOfficial | Ms T Nkosi | Mr P Botha\nPhone | (012) 345 6789 | (012) 345 6700\nE-mail | nkosi@ceres.gov.za | botha@ceres.gov.za',
    'Ms T Nkosi, nkosi@ceres.gov.za, 012-345-6789, bidding; Mr P Botha, botha@ceres.gov.za, 012-345-6700, technical',
  ],
  [
    'lines below each other',
    'Contact persons:\nSupply Chain Management\nMs T Nkosi\n012 345 6789\nnkosi@ceres.gov.za\nProject manager\nMr P Botha\n012 345 6700\nbotha@ceres.gov.za',
    'Ms T Nkosi, nkosi@ceres.gov.za, 012-345-6789, bidding; Mr P Botha, botha@ceres.gov.za, 012-345-6700, technical',
  ],
];
