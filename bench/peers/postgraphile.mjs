import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

/** PostGraphile 5 with its own presets over the schema `read`, asked by GET, without its development tools. */
const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['read'] })],
  grafserv: { graphqlOverGET: true, graphiql: false, watch: false },
  grafast: { explain: false },
};
const server = createServer();
await postgraphile(preset).createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => process.send?.({ ready: `http://127.0.0.1:${server.address().port}` }));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
