/**
 * Words that many tenders' titles have, so that they say little of what one buys. Only the numbers of titles were taken.
 * Source: the 2,109 different titles that the eTenders portal listed on 19 and 25 August 2023, and published from 2 June to 10 July 2025.
 */

/** Words by the share of titles that have at least so many of them; a word stands at the highest of its shares. */
export const titleWords: readonly { share: number; words: string }[] = [
  {
    share: 0.1,
    words:
      'of for and the a period to service supply appointment provider at months services years in delivery provision on maintenance as 36 request',
  },
  {
    share: 0.03,
    words:
      'three 3 an when required management installation 5 municipality panel basis cape office construction five system provide with department providers training equipment support water 2 six security within development from station s province road power or repairs local 2025 project design tender proposal national',
  },
  {
    share: 0.01,
    words:
      'thirty quotation 24 professional various district 1 infrastructure contractor re port south refurbishment 30 procurement area deliver 12 contract new off eastern two rfq health electrical repair municipal works region including proposals plant year gauteng control related centre town june commissioning bay fire engineering park cluster mpumalanga natal higher building phase leasing limpopo cleaning programme testing lease 25 03 safety four render conduct kwazulu site eskom appoint 4 are premises offices twenty qualified roads suitable 10 install land no systems term unit sanitation access implementation over advert 20 annual business 2028 upgrading material 6 bid transnet north dam replacement regional monitoring plan once rfp city technical treatment street ward information km public air western described bulk existing all route durban 60 research removal high be 26 stormwater 05 labour head projects ending establishment software solution section laboratory 06 financial invitation facilities digital network skills accredited up experienced production operating house twelve date school occupational other west museum airport',
  },
];
