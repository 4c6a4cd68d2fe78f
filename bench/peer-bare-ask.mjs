// The floor of sending a question: node:http stores it in one statement and forwards the stream of the model.
import { createServer, request } from 'node:http';
import pg from 'pg';
import { hasSession } from './session-check.mjs';

const [databaseUrl, modelUrl, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const text = `insert into messages (id, created_at, updated_at, conversation_id, role, content, status, metadata, run, draft, written, stop_asked)
  values (gen_random_uuid(), now(), now(), $1, 'user', 'How?', 'complete', '{}', 0, 0, 0, false)`;
createServer(async (req, res) => {
  if (!(await hasSession(pool, req))) return res.writeHead(401).end();
  await pool.query({
    name: 'question',
    text,
    values: [new URL(req.url, 'http://localhost').searchParams.get('conversation')],
  });
  request(`${modelUrl}/chat/completions`, { method: 'POST' }, (reply) => reply.pipe(res)).end('{}');
}).listen(Number(port), '127.0.0.1', () => process.send('ready'));
process.on('disconnect', () => process.exit());
