import Koa from 'koa';
import { loadConfig } from '#shared/config.ts';
import { openPrisma } from '#shared/database/prisma.ts';
import { serve } from './serve.ts';

/**
 * A list as Prisma gives it: Koa, `findMany` and JSON; no key, no quota, no metering, no checks.
 * `GET /?limit=20&key=…&id=…` returns the page after a position, newest first.
 */
const config = loadConfig();
const prisma = openPrisma({
  url: config.DATABASE_URL!,
  role: 'tender_api',
  name: 'prisma',
  size: config.DATABASE_POOL,
});

const app = new Koa();
app.use(async (context) => {
  const { limit, key, id } = context.query as Record<string, string>;
  const at = new Date(key as string);
  const rows = await prisma.readTender.findMany({
    select: { body: true },
    where: {
      OR: [{ publication_date_time: { lt: at } }, { publication_date_time: at, id: { lt: id as string } }],
    },
    orderBy: [{ publication_date_time: 'desc' }, { id: 'desc' }],
    take: Number(limit),
  });
  context.body = { success: true, data: rows.map(({ body }) => JSON.parse(body) as unknown) };
});
serve(app);
