import Koa from 'koa';
import pg from 'pg';
import { loadConfig } from '#shared/config.ts';
import { serve } from './serve.ts';

/**
 * The reference for a list from a cold cache: Koa and `pg` with one prepared statement; no key, no quota, no metering, no
 * checks. `GET /?limit=20[&key=…&id=…]` returns the page after a position, newest first.
 */
const config = loadConfig();
const pool = new pg.Pool({ connectionString: config.DATABASE_URL, max: config.DATABASE_POOL });

const FIRST = `select body from read.tender order by publication_date_time desc, id desc limit $1`;
const AFTER = `select body from read.tender where (publication_date_time, id) < ($2::timestamptz, $3::uuid)
  order by publication_date_time desc, id desc limit $1`;

const app = new Koa();
app.use(async (context) => {
  const { limit, key, id } = context.query as Record<string, string>;
  const { rows } = await pool.query<[string]>(
    key === undefined
      ? { name: 'first', text: FIRST, values: [limit], rowMode: 'array' }
      : { name: 'after', text: AFTER, values: [limit, key, id], rowMode: 'array' },
  );
  context.type = 'application/json; charset=utf-8';
  context.body = `{"success":true,"data":[${rows.map(([body]) => body).join(',')}]}`;
});
serve(app);
