import type { Config } from '#shared/config.ts';
import { formats } from '#shared/domain/captures/format.ts';
import { chosen } from '#shared/pace/pace.ts';
import { paces } from '#shared/pace/sources.ts';
import type { ListSourceName } from '#shared/sources.ts';
import { defineSource } from '#workers/collect/source.ts';
import { usual } from '#workers/collect/sources/usual.ts';

/** The largest list that is read as PDF; see `PDF_LIMITS` in shared/documents/pdf.ts. */
const MAX_FILE_BYTES = 33_554_432;

/** A list of restricted suppliers that National Treasury publishes as one file, replaced by its next edition. */
const treasuryList = <const Name extends ListSourceName>({
  name,
  title,
  base,
}: {
  name: Name;
  title: string;
  base: (config: Config) => string;
}) =>
  defineSource({
    name,
    title,
    publisher: { name: 'National Treasury (South Africa)', url: 'https://www.treasury.gov.za/' },
    licence: {
      name: 'Public register; no licence is stated',
      url: 'https://www.treasury.gov.za/tenderinfo/default.aspx',
    },
    format: formats[name],
    base,
    ocidPrefix: null,

    politeness: {
      userAgent: { ...usual.userAgent, reason: 'the server has rejected the names of HTTP libraries' },
      headers: chosen(
        { accept: 'application/pdf,application/octet-stream;q=0.9,*/*;q=0.8' },
        'a browser that follows the link to the file asks like this',
      ),
      delay: usual.delay('the site serves people; one request a day does not disturb them'),
      timeout: usual.timeout('the file is small; a request that takes two minutes hangs'),
      maxBytes: chosen(
        MAX_FILE_BYTES,
        'a list of some hundred entries has less than a megabyte; a larger file is not read either',
      ),
      backoff: {
        ...usual.backoff,
        attempts: chosen(4, 'the next day asks again, and a list changes rarely'),
      },
      maxRetryAfter: usual.maxRetryAfter,
      breaker: {
        ...usual.breaker,
        failures: chosen(8, 'the request has then failed in all its attempts twice'),
      },
    },

    pace: paces[name],
    passes: {
      file: {
        reason: 'the whole list is one file, which shows what appeared and what disappeared',
        url: ({ base: address }) => address,
        starts: chosen(
          ['%PDF-', 'PK\u0003\u0004'],
          'lists are PDF files, and might become workbooks; pages of the site say other things',
        ),
      },
    },
  });

/** Companies and persons that organs of state have restricted from doing business with the state. */
export const treasuryRestricted = treasuryList({
  name: 'treasury-restricted',
  title: 'National Treasury Database of Restricted Suppliers',
  base: (config) => config.TREASURY_RESTRICTED_URL,
});

/** Companies and persons that a court has ordered to be entered after a conviction for corruption. It may be empty. */
export const treasuryDefaulters = treasuryList({
  name: 'treasury-defaulters',
  title: 'National Treasury Register for Tender Defaulters',
  base: (config) => config.TREASURY_DEFAULTERS_URL,
});
