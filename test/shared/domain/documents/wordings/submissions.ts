/** How documents say in which way bids are handed in. */
export const submissions: readonly (readonly [text: string, methods: string])[] = [
  ['Method of submission | ☒ Tender box ☐ E-mail ☐ e-Tender portal', 'box'],
  ['Tender box ☐ | E-mail ☒ rfq@ceres.gov.za | Hand delivery ☐', 'email'],
  [
    'Tenders must be deposited in the tender box at: | Room 121, 5 Church Street, Kimberley\nPosted tenders are not accepted.',
    'box',
  ],
  [
    'Bids must be submitted on or before the closing time in the tender box at 5 Church Street, Kimberley. Telegraphic, telephonic, telex, facsimile, e-mailed and posted bids will not be accepted.',
    'box',
  ],
  [
    'Bids that are e-mailed, faxed, posted or delivered to any other address than the bid box at 5 Church Street will be disregarded.',
    'box',
  ],
  [
    'Electronic submissions are not allowed. Proposals are deposited in the bid box at the reception of 5 Church Street.',
    'box',
  ],
  [
    'Proposals must be uploaded on the e-Tender publication portal by the closing time. No hard copies, e-mails or couriered bids are accepted.',
    'portal',
  ],
  [
    'Respondents must submit their proposals by uploading them on the system: https://tenders.example.co.za. Proposals by e-mail are not considered.',
    'portal',
  ],
  [
    'Register on the portal to download the documents at no cost. Tenders must be handed in at Room 12, 5 Church Street, Kimberley.',
    'hand',
  ],
  ['The RFQ must be returned by e-mail to rfq@ceres.gov.za before 11:00.', 'email'],
  ['Quotations to be e-mailed to: | rfq@ceres.gov.za\nEnquiries | Ms Nkosi, nkosi@ceres.gov.za', 'email'],
  [
    'SUBMISSION OF TENDERS\nAddress for submission | Tender box, Ground floor, 5 Church Street, Kimberley',
    'box',
  ],
  [
    'BID RESPONSE DOCUMENTS MAY BE DEPOSITED IN THE BID BOX SITUATED AT (STREET ADDRESS) | 5 Church Street, Kimberley',
    'box',
  ],
  [
    'The bid may be delivered by hand or by courier to the reception, 5 Church Street. It is not to be put into the tender box.',
    'hand',
  ],
  [
    'Offers are lodged by hand at the procurement counter, 5 Church Street, Kimberley, where a receipt is given.',
    'hand',
  ],
  ['Can I send my bid by e-mail?\nNo. Put it in the tender box at 5 Church Street, Kimberley.', 'box'],
  ['Can I send my bid by e-mail?\nYes, to rfq@ceres.gov.za.', 'email'],
  [
    'Tenders by post, fax or e-mail are not accepted; only those in the tender box at 5 Church Street are opened.',
    'box',
  ],
  ['Is electronic submission allowed? | No\nLocation of the tender box | 5 Church Street, Kimberley', 'box'],
  [
    'SUBMISSION OF BIDS\nHand delivery | Applicable: reception, 5 Church Street\nE-mail | Not applicable\nTender box | Not applicable',
    'hand',
  ],
  [
    'Die tenderbus is by Kerkstraat 5, Kimberley. Tenders per pos, faks of e-pos word nie aanvaar nie.',
    'box',
  ],
  ['Kwotasies word per e-pos by rfq@ceres.gov.za ingedien; geen kwotasies in die kwotasiebus nie.', 'email'],
  ['Proposals must be delivered by hand and deposited in the bid box at 5 Church Street, Kimberley.', 'box'],
  ['Deposited in the tender box at | 5 Church Street, Kimberley\nOr posted to | Not applicable', 'box'],
];
