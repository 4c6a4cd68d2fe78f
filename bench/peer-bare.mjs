// The floor: node:http, one SQL statement for each path, JSON.stringify, no session: node peer-bare.mjs <database> <port>
import { createServer } from 'node:http';
import pg from 'pg';
import { shapes } from './read-shapes.mjs';

const [connectionString, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString });
const projects = `
  select p.id, p.title, p.status, p.tier, p.progress, p.implementation_fee as "implementationFee",
    p.monthly_support_fee as "monthlySupportFee", p.technologies, p.created_at as "createdAt",
    json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email) as client,
    json_build_object('id', d.id, 'firstName', d.first_name) as developer,
    json_build_object('id', t.id, 'firstName', t.first_name) as tester
  from projects p join users c on c.id = p.client_id left join users d on d.id = p.developer_id
    left join users t on t.id = p.tester_id
  order by p.created_at desc, p.id desc limit 50`;
const statements = new Map(shapes.map(({ path, statement }) => [path, statement]));

const server = createServer(async (req, res) => {
  const { pathname, searchParams } = new URL(req.url, 'http://localhost');
  const text = statements.get(pathname) ?? projects;
  const { rows } = await pool.query({ name: pathname, text, values: [...searchParams.values()] });
  res.setHeader('Content-Type', 'application/json');
  res.end(JSON.stringify({ data: { projects: { edges: rows.map((node) => ({ node })) } } }));
});
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
