// The queries of the read bench: each as a request to the product, and as one SQL statement with the same result.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { insertLeads } from './ten-thousand-leads.mjs';

const person = 'id firstName';
const list = 'title status tier progress implementationFee monthlySupportFee technologies createdAt';
const team = `developer { ${person} } tester { ${person} }`;

export const projectList = `{ projects(first: 50) { edges { node { id ${list} client { ${person} lastName email } ${team} } } } }`;

/** The row `projects` of the REST paths, as a GraphQL request. */
export const restProjects = `{ projects(first: 500) { edges { node { id title description status tier progress implementationFee
  monthlySupportFee technologies priority workingLocation estimatedWeeks rating liveUrl stagingUrl createdAt updatedAt
  client { id firstName lastName email } developer { id firstName lastName } tester { id firstName lastName }
  projectManager { id firstName lastName } } } } }`;

/** `rows` counts the rows of a response, so that both return the same. `least` is the required ratio to the floor:
 * a session, limits and logs cost the same for one row as for fifty, and the floor has none. */
export const shapes = [
  {
    name: 'a project with its activity',
    query: `query ($id: ID!) { project(id: $id) { id ${list} client { ${person} lastName email } ${team}
      activity(first: 20) { edges { node { id description createdAt } } pageInfo { hasNextPage endCursor } } } }`,
    path: '/project',
    statement: `
      select p.id, p.title, p.status, p.tier, p.progress, p.implementation_fee as "implementationFee",
        p.monthly_support_fee as "monthlySupportFee", p.technologies, p.created_at as "createdAt",
        json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email) as client,
        json_build_object('id', d.id, 'firstName', d.first_name) as developer,
        json_build_object('id', t.id, 'firstName', t.first_name) as tester, a.activity
      from projects p join users c on c.id = p.client_id left join users d on d.id = p.developer_id
        left join users t on t.id = p.tester_id
        left join lateral (select json_agg(json_build_object('id', id, 'description', description, 'createdAt', created_at)) as activity
          from (select * from activity where project_id = p.id order by id desc limit 21) rows) a on true
      where p.id = $1`,
    rows: ({ project }) => project?.activity.edges.length,
    expected: 20,
    least: 0.25,
  },
  {
    name: '20 tickets with their messages',
    query: `{ supportTickets(first: 20) { edges { node { id title status priority createdAt client { ${person} lastName email }
      messages(first: 10) { edges { node { id content fromTeam createdAt author { ${person} } } } } } } } }`,
    path: '/tickets',
    statement: `
      select t.id, t.title, t.status, t.priority, t.created_at as "createdAt",
        json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email) as client, m.messages
      from support_tickets t join users c on c.id = t.client_id
        left join lateral (select json_agg(json_build_object('id', rows.id, 'content', content, 'fromTeam', from_team,
            'createdAt', rows.created_at, 'author', json_build_object('id', a.id, 'firstName', a.first_name))) as messages
          from (select * from ticket_messages where ticket_id = t.id order by id limit 11) rows join users a on a.id = rows.author_id) m on true
      order by t.id desc limit 20`,
    rows: ({ supportTickets }) => supportTickets?.edges[19]?.node.messages.edges.length,
    expected: 10,
    least: 0.5,
  },
  {
    name: '50 leads of one status',
    query: `{ leads(first: 50, filter: { status: qualified }) { edges { node { id companyName contactName contactEmail projectType budget status
      createdAt enquiry { id } owner { id firstName lastName } } } } }`,
    path: '/leads',
    statement: `
      select l.id, company_name as "companyName", contact_name as "contactName", contact_email as "contactEmail",
        project_type as "projectType", budget, status, l.created_at as "createdAt",
        case when enquiry_id is not null then json_build_object('id', enquiry_id) end as enquiry,
        case when o.id is not null then json_build_object('id', o.id, 'firstName', o.first_name, 'lastName', o.last_name) end as owner
      from leads l left join users o on o.id = l.owner_id where status = 'qualified' order by l.id desc limit 50`,
    rows: ({ leads }) => leads?.edges.length,
    expected: 50,
    least: 0.4,
  },
  {
    name: 'me',
    query: '{ me { id email firstName lastName role contractorRole profileImageUrl audiences } }',
    path: '/me',
    statement: `select id, email, first_name as "firstName", last_name as "lastName", role, contractor_role as "contractorRole",
      profile_image_url as "profileImageUrl" from users where email = 'founder@bench.test'`,
    rows: ({ me }) => me?.audiences.length > 0,
    expected: true,
    least: 0.15,
  },
];

/** Adds activity of one project, tickets with messages, and leads. Returns the id of the project. */
export async function insertBelow(url, founder) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: projects } = await client.query('select id, client_id from projects order by id desc limit 1');
  const [{ id, client_id: owner }] = projects;
  for (let place = 0; place < 40; place += 1)
    await client.query(
      `insert into activity (id, created_at, updated_at, description, project_id) values ($1, now(), now(), $2, $3)`,
      [randomUUID(), `Something happened, number ${place}`, id],
    );
  for (let place = 0; place < 40; place += 1) {
    const ticket = randomUUID();
    await client.query(
      `insert into support_tickets (id, created_at, updated_at, title, description, client_id)
       values ($1, now(), now(), $2, 'A ticket to measure with', $3)`,
      [ticket, `Ticket ${place}`, owner],
    );
    for (let message = 0; message < 12; message += 1)
      await client.query(
        `insert into ticket_messages (id, created_at, updated_at, content, from_team, author_id, ticket_id)
         values ($1, now(), now(), $2, $3, $4, $5)`,
        [
          randomUUID(),
          `Message ${message} of the ticket, as long as they usually are.`,
          message % 2 === 1,
          owner,
          ticket,
        ],
      );
  }
  await insertLeads(client, founder, 1000);
  await client.query('analyze');
  await client.end();
  return id;
}
