// PostGraphile 5 in Express with the session looked up in the same table: node peer-postgraphile.mjs <database> <port>
import { createServer } from 'node:http';
import express from 'express';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/express/v4';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { hasSession } from './session-check.mjs';

const [connectionString, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString });
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false },
  grafast: { explain: false },
});
const app = express();
app.use(async (req, res, next) => ((await hasSession(pool, req)) ? next() : res.sendStatus(401)));
const server = createServer(app);
await instance.createServ(grafserv).addTo(app, server);
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
