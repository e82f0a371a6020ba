import { z } from 'zod';
import type { RouteFamily } from '#services/api/application/application.ts';
import { fileAnswers, sendFile } from '#services/api/application/files/send-file.ts';
import { routesIn } from '#services/api/application/route.ts';
import { text } from '#services/api/http/shapes.ts';
import { RequestError } from '#shared/errors.ts';
import { FILES_PATH, readSignedAddress } from '#shared/storage/signed-address.ts';

const route = routesIn('Files');

/** Files in a folder, for whoever has an address that this service has signed. A bucket serves its files itself. */
export const fileRoutes: RouteFamily = ({ storage, secret }) => [
  route('GET', `${FILES_PATH}/{+key}`, 'A stored file, by a signed address', {
    description:
      'Other paths give such addresses, which expire. Range requests are served; the content never runs as a page of this service.',
    access: 'public',
    pathParameters: z.object({ key: text('Where the file is stored.') }),
    query: z.object({
      expires: text('Second of the epoch at which the address expires.'),
      name: text('Name under which the file is saved.'),
      type: text('Content type.'),
      signature: text('Proof that this service made the address.'),
    }),
    answers: fileAnswers('*/*'),
    failures: ['FORBIDDEN', 'NOT_FOUND', 'GONE'],
    handle: ({ context, path, query }) => {
      const file = readSignedAddress(secret, path.key, new URLSearchParams(query));
      if (file === null) throw new RequestError('FORBIDDEN', 'The signature of this address is wrong.');
      if (file === 'expired')
        throw new RequestError('GONE', 'This address has expired. Request a new one where you got it.');
      return sendFile(context, storage, { ...file, disposition: 'attachment' });
    },
  }),
];
