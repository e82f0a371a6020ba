import { z } from 'zod';
import type { Application } from '#services/api/application/application.ts';
import { describeLimits } from '#services/api/application/exports/limits.ts';
import { exportPlanner, exportSorts } from '#services/api/application/exports/plan.ts';
import {
  AGAIN_SECONDS,
  findExport,
  listExports,
  requireExports,
  type StoredExport,
  storeExport,
} from '#services/api/application/exports/store.ts';
import { fileAnswers, sendFile } from '#services/api/application/files/send-file.ts';
import { truth } from '#services/api/application/parameters.ts';
import { type ApplicationRoute, routesIn } from '#services/api/application/route.ts';
import { tenderFilters } from '#services/api/application/tenders/routes.ts';
import { about, text, whole } from '#services/api/http/shapes.ts';
import { isUuid } from '#services/api/v2/serve/identifiers.ts';
import { plans } from '#shared/access/users.ts';
import { RequestError } from '#shared/errors.ts';
import { exportFormats, exportKey, exportTypes } from '#shared/exports/formats.ts';
import { exportsAtOnce } from '#shared/exports/rights.ts';
import { instantText } from '#shared/resources/definition/fields.ts';
import { southAfricanDay } from '#shared/time.ts';

const route = routesIn('Exports');
const MAX_COLUMNS = 200;
const DOWNLOAD = '/api/tenders/export/download';

const rights = plans.map((plan) => `${plan}: ${exportsAtOnce[plan] || 'none'}`).join(', ');

const names = z.array(z.string().min(1).max(100)).min(1).max(MAX_COLUMNS);

const asked = z.strictObject({
  format: about(z.enum(exportFormats), 'Format of the file.'),
  ...tenderFilters,
  sort: about(
    z.string().max(100).optional(),
    `Order: one of ${exportSorts.join(', ')}, with \`-\` before it for descending. By default that of the list: the best matches of a search first, otherwise the newest.`,
    '-closingDate',
  ),
  columns: about(
    z
      .union([
        names,
        z
          .string()
          .max(4_000)
          .transform((text) => text.split(',').map((name) => name.trim()))
          .pipe(names),
      ])
      .optional(),
    'Names of fields of a tender, or of parts of a field that is an object, such as `sourceOrganization.name`; in a form separated by commas. By default `id` and the fields of the list.',
    ['id', 'title', 'sourceOrganization.name', 'closingDateTime'],
  ),
  bom: about(
    truth.default(false),
    'Whether a CSV file begins with a byte order mark, which spreadsheets need for UTF-8.',
  ),
});

const described = z.object({
  success: z.literal(true),
  exportId: about(z.uuid(), 'Id of the export.'),
  status: about(z.enum(['queued', 'running', 'ready']), 'State of the export.'),
  format: z.enum(exportFormats),
  rows: whole('Records written so far.'),
  rowsExpected: about(z.int().nullable(), 'Records of the whole file; null before they are counted.'),
  createdAt: instantText,
  expiresAt: about(instantText, 'When the file is removed.'),
  downloadUrl: text('Address of the file.'),
});

const listed = described.extend({
  status: z.enum(['queued', 'running', 'ready', 'failed', 'expired']),
  size: about(z.int().nullable(), 'Bytes of the complete file; null before it is complete.'),
  failure: about(z.string().nullable(), 'Why it failed; null if it has not.'),
});

/** Files of tenders, for users whose plan has them. */
export function exportRoutes({
  pool,
  records,
  storage,
  exports,
  publicUrl,
}: Application): readonly ApplicationRoute[] {
  const plan = exportPlanner(records);
  const kept = describeLimits(exports.limits);
  const describe = ({ id, status, format, rows, rowsExpected, createdAt, expiresAt }: StoredExport) => ({
    ...{ success: true, exportId: id, status, format, rows, rowsExpected, createdAt, expiresAt },
    downloadUrl: `${publicUrl}${DOWNLOAD}?exportId=${id}`,
  });
  return [
    route('POST', '/api/tenders/export', 'Request a file of active tenders', {
      description: `The file has the records of the list with these filters, in the same order. It is written in the background. The download shows the progress, and gives the file when it is complete. Maximum number of exports of one user under way at the same time, by plan: ${rights}. The stored files are limited for each user and company: ${kept}. One more gets 429; \`details\` has the rule, the limit and the usage.`,
      access: 'user',
      body: { kind: 'data', schema: asked },
      answers: { 202: { description: 'The export, which is going to be written.', schema: described } },
      failures: ['FORBIDDEN', 'RATE_LIMITED'],
      handle: async ({ session, body }) => {
        requireExports(session);
        // The row is the message: the stage exports finds it within a second, also where its queue was away.
        const json = describe(await storeExport(pool, session, await plan(body), exports));
        return { status: 202, json, headers: { Location: json.downloadUrl } };
      },
    }),
    route('GET', '/api/tenders/export', 'Exports of the user', {
      description: 'The latest first, 100 at most, including failed and expired ones.',
      access: 'user',
      answers: {
        200: { description: 'The exports.', schema: z.object({ exports: z.array(listed) }) },
      },
      handle: async ({ session }) => {
        const exports = (await listExports(pool, session)).map((one) => ({
          ...describe(one),
          ...{ status: one.status, size: one.size, failure: one.failure },
        }));
        return { json: { exports } };
      },
    }),
    route('GET', DOWNLOAD, 'The file of an export', {
      access: 'user',
      query: z.object({
        exportId: about(z.string().max(100), 'Id of the export.'),
      }),
      answers: {
        ...fileAnswers(...Object.values(exportTypes).map((type) => type.split(';', 1)[0]!)),
        202: {
          description: 'The file is not complete yet; Retry-After says when to ask again.',
          schema: described,
        },
      },
      failures: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'GONE'],
      handle: async ({ context, session, query: { exportId } }) => {
        requireExports(session);
        const found = isUuid(exportId) ? await findExport(pool, session, exportId) : null;
        if (!found) throw new RequestError('NOT_FOUND', 'This user has no such export.', { exportId });
        const { id, status, format, attempt, failure, createdAt, expiresAt, size } = found;
        if (status === 'expired')
          throw new RequestError('GONE', `The file expired at ${expiresAt}. Request a new one.`, {
            expiresAt,
          });
        if (status === 'failed')
          throw new RequestError('CONFLICT', `The export failed: ${failure}. Request a new one.`, {
            exportId,
          });
        if (status !== 'ready')
          return { status: 202, json: describe(found), headers: { 'Retry-After': String(AGAIN_SECONDS) } };
        const key = exportKey(id, attempt, format);
        const file = await storage?.stat(key);
        // The row names a file only when it is complete; what differs now was lost or damaged since.
        if (!storage || file?.size !== size)
          throw new RequestError('SERVICE_UNAVAILABLE', 'The file cannot be read at the moment.');
        return sendFile(context, storage, {
          key,
          fileName: `tenders-${southAfricanDay(new Date(createdAt))}.${format}`,
          mimeType: exportTypes[format],
          disposition: 'attachment',
        });
      },
    }),
  ];
}
