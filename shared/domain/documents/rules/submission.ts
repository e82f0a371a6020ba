import type { AnalysisValues, Found } from '#shared/domain/documents/analysis.ts';
import { withoutBlanks } from '#shared/domain/documents/reading/emails.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';
import { addressOfBox, addressOfPortal } from './submission-address.ts';
import { type Method, methodsOf } from './submission-methods.ts';
import { copiesOf, envelopesOf, formatOf } from './submission-parts.ts';

type Submission = AnalysisValues['submission'];

/** Finds how, where and in how many copies bids are handed in. */
export function findSubmission(reader: Reader): Found<Submission> | null {
  const found = methodsOf(reader);
  const email = found.find(({ method }) => method === 'email')?.span ?? null;
  const address =
    addressOfBox(reader) ??
    (found.some(({ method }) => method === 'portal') ? addressOfPortal(reader) : null) ??
    email;
  const [copies, envelopes] = [copiesOf(reader), envelopesOf(reader)];
  const format = formatOf(reader);
  if (found.length === 0 && address === null && copies === null && envelopes === null) return null;
  const order: readonly Method[] = ['box', 'email', 'portal', 'hand', 'post'];
  const parts = [address, copies?.span, envelopes?.span, format].filter(
    (span) => span !== null && span !== undefined,
  );
  return foundAt(
    reader,
    {
      methods: order.filter((method) => found.some((one) => one.method === method)),
      address: address === null ? null : textOf(reader, address, address === email),
      copies: copies?.value ?? null,
      envelopes: envelopes?.value ?? null,
      format: format === null ? null : reader.flow.slice(format.start, format.end),
    },
    [...found.map(({ span }) => span), ...parts],
    0.88,
  );
}

const textOf = ({ flow }: Reader, { start, end }: Span, isEmail: boolean): string => {
  const text = flow.slice(start, end);
  return isEmail ? withoutBlanks(text) : text;
};
