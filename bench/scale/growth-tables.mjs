const projectStatuses = `array['pending','in_progress','in_progress','testing','completed','completed','completed','cancelled']`;
const priorities = `array['low','medium','medium','high','critical']`;

/** The inserts, in order. */
export function createGrowthInserts(factor) {
  const rows = (count) => `generate_series(1, ${count * factor}) n`;
  const at = (count) => `pg_temp.over_time(n, ${count * factor})`;
  return [
    ...people(rows, at),
    ...projects(rows, at),
    ...sales(rows, at, factor),
    ...jarvis(rows, at),
    ...trails(rows, at),
  ];
}

/** A numbered list of the rows that others reference, the busy person of the bench first. */
const numbered = (name, from, first = `''`) =>
  `create temp table ${name} as select (row_number() over (order by (${first}) desc, random())) - 1 as place, * from (${from}) s;
   create index on ${name} (place); analyze ${name};`;
const place = (list) => `pg_temp.skewed((select count(*) from ${list}))`;

const people = (rows, at) => [
  `insert into users (id, created_at, updated_at, email, first_name, last_name, role, contractor_role)
   select pg_temp.id_at(at, 'user' || n), at, at, 'person' || n || '@bench.test',
          (array['Ada','Ben','Chidi','Dana','Emil','Fatima','Goran','Helga','Ines','Jonas'])[1 + n % 10],
          (array['Novak','Stein','Aasen','Mehta','Whitby','Carvalho','Yusuf','Falk','Moreau','Park'])[1 + (n / 10) % 10] || ' ' || n,
          case when n % 100 < 54 then 'client' when n % 100 < 99 then 'contractor' when n % 200 = 99 then 'admin' else 'product_analyst' end,
          case when n % 100 between 54 and 98 then (array['developer','developer','developer','tester','support','project_manager'])[1 + n % 6] end
     from (select n, ${at(1000)} as at from ${rows(1000)}) s`,
  numbered(
    'clients',
    `select id, email from users where role = 'client' and email not like 'new-%'`,
    `email = 'busy-client@bench.test'`,
  ),
  ...[
    ['developers', 'developer', 'busy-developer'],
    ['testers', 'tester', 'busy-tester'],
    ['managers', 'project_manager', 'busy-pm'],
  ].map(([list, role, busy]) =>
    numbered(
      list,
      `select id, email from users where contractor_role = '${role}' and email not like 'new-%'`,
      `email = '${busy}@bench.test'`,
    ),
  ),
  numbered(
    'contractors',
    `select id, email from users where role = 'contractor' and email not like 'new-%'`,
    `email = 'busy-developer@bench.test'`,
  ),
  numbered('admins', `select id from users where role = 'admin'`),
  `insert into invitations (id, created_at, updated_at, email, role, token_hash, code_hash, issued_at, expires_at, issued_by_id)
   select pg_temp.id_at(at, 'invitation' || n), at, at, 'invited' || n || '@bench.test', 'client', md5('token' || n), md5('code' || n), at,
          at + interval '7 days', (select id from admins where place = 0)
     from (select n, ${at(1500)} as at from ${rows(1500)}) s`,
];

const projects = (rows, at) => [
  `with drawn as materialized (
     select n, ${at(5000)} as at, ${place('clients')} as client, ${place('developers')} as developer, ${place('testers')} as tester,
            ${place('managers')} as manager, pg_temp.one_of(${projectStatuses}) as status from ${rows(5000)})
   insert into projects (id, created_at, updated_at, title, description, status, tier, progress, implementation_fee, monthly_support_fee,
                         technologies, client_id, developer_id, tester_id, project_manager_id, priority, rating)
   select pg_temp.id_at(at, 'project' || n), at, at, initcap(pg_temp.text_about(n)), 'A project to measure with', drawn.status,
          pg_temp.one_of(array['small','medium','high','enterprise']), case when drawn.status = 'completed' then 100 else n % 100 end,
          1000 + n % 9000, n % 400, '{React,GraphQL}', clients.id, developers.id, testers.id, managers.id,
          pg_temp.one_of(${priorities}), case when drawn.status = 'completed' and n % 2 = 0 then 1 + n % 5 end
     from drawn join clients on clients.place = client join developers on developers.place = developer
     join testers on testers.place = tester join managers on managers.place = manager`,
  numbered(
    'some_projects',
    `select id, client_id, developer_id, status, created_at from projects where client_id is not null`,
  ),
  `with drawn as materialized (
     select n, floor((select count(*) from some_projects) * random())::bigint as project, random() as age from ${rows(196_000)})
   insert into activity (id, created_at, updated_at, description, project_id, actor_id)
   select pg_temp.id_at(at, 'activity' || n), at, at, pg_temp.text_about(n), project_id, developer_id
     from (select n, p.id as project_id, developer_id, date_trunc('milliseconds', p.created_at + (now() - p.created_at) * age) as at
             from drawn join some_projects p on p.place = project order by at) s`,
  `with drawn as materialized (
     select n, floor((select count(*) from some_projects) * random())::bigint as project, ${place('contractors')} as contractor,
            pg_temp.one_of(array['todo','in_progress','review','done','done','done']) as status, random() as age from ${rows(20_000)})
   insert into tasks (id, created_at, updated_at, title, status, position, due_on, project_id, assignee_id, done_at)
   select pg_temp.id_at(at, 'task' || n), at, at, pg_temp.text_about(n), status, n, case when n % 3 > 0 then (at + interval '20 days')::date end,
          project_id, assignee_id, case when status = 'done' then least(at + interval '10 days' * age, now()) end
     from (select n, drawn.status, age, p.id as project_id, c.id as assignee_id,
                  date_trunc('milliseconds', p.created_at + (now() - p.created_at) * age) as at
             from drawn join some_projects p on p.place = project join contractors c on c.place = contractor order by at) s`,
  `with drawn as materialized (
     select n, ${at(50_000)} as at, floor((select count(*) from some_projects) * random())::bigint as project, ${place('contractors')} as contractor,
            random() as about from ${rows(50_000)})
   insert into support_tickets (id, created_at, updated_at, title, description, priority, status, client_id, project_id, assignee_id)
   select pg_temp.id_at(at, 'ticket' || n), at, at, pg_temp.text_about(n), 'It happened again this morning.', pg_temp.one_of(${priorities}),
          case when about < 0.9 then 'resolved' when about < 0.96 then 'open' else 'in_progress' end, p.client_id,
          case when n % 10 > 0 then p.id end, case when n % 4 > 0 then c.id end
     from drawn join some_projects p on p.place = project join contractors c on c.place = contractor`,
  numbered('some_tickets', `select id, client_id, assignee_id, project_id, created_at from support_tickets`),
  `insert into activity (id, created_at, updated_at, description, support_ticket_id, actor_id)
   select pg_temp.id_at(created_at, 'opened' || id), created_at, created_at, 'A ticket was opened', id, client_id from some_tickets where project_id is null`,
  `with drawn as materialized (
     select n, ${place('some_tickets')} as ticket, random() as age from ${rows(300_000)})
   insert into ticket_messages (id, created_at, updated_at, content, from_team, author_id, ticket_id)
   select pg_temp.id_at(at, 'said' || n), at, at, pg_temp.text_about(n), n % 2 = 0, case when n % 2 = 0 then coalesce(assignee_id, client_id) else client_id end, ticket_id
     from (select n, t.id as ticket_id, client_id, assignee_id, date_trunc('milliseconds', t.created_at + least(now() - t.created_at, interval '30 days') * age) as at
             from drawn join some_tickets t on t.place = ticket order by at) s`,
  `with drawn as materialized (
     select n, ${at(20_000)} as at, ${place('contractors')} as contractor, floor((select count(*) from some_projects) * random())::bigint as project from ${rows(20_000)})
   insert into payouts (id, created_at, updated_at, kind, amount, paid_at, contractor_id, project_id)
   select pg_temp.id_at(at, 'payout' || n), at, at, pg_temp.one_of(array['project','support_residual','bonus']), 50 + n % 2000, at, c.id, p.id
     from drawn join contractors c on c.place = contractor join some_projects p on p.place = project`,
];

const sales = (rows, at, factor) => [
  `insert into enquiries (id, created_at, updated_at, name, email, project_type, outcome, budget, timeline, preferred_plan, consent, priority,
                          review_started_at, answered_at)
   select pg_temp.id_at(at, 'enquiry' || n), at, at, 'Asker ' || n, 'asker' || n || '@bench.test', 'automation', pg_temp.text_about(n), '$5–10k',
          'Normal (1–2 months)', 'Growth', true, n % 5 = 0, at, case when n % 100 > 0 then at + interval '3 hours' end
     from (select n, ${at(4000)} as at from ${rows(4000)}) s`,
  numbered('some_enquiries', `select id, email, name, created_at from enquiries`),
  `insert into leads (id, created_at, updated_at, company_name, contact_name, contact_email, contact_phone, project_type, budget, status, closed_at, owner_id, enquiry_id)
   select pg_temp.id_at(at, 'lead' || n), at, at,
          (array['Harbour','Orchard','Tram','Fjord','Kite','Mill','Quarry','Lantern','Cedar','Granite'])[1 + n % 10] || ' ' ||
          (array['Foods','Museum','Ferries','Logistics','Clinics','Studios','Bakery','Energy','Printing','Law'])[1 + n / 10 % 10] || ' ' || n / 100,
          'Contact ' || n, 'lead' || n % ${16_000 * factor} || '@bench.test', case when n % 3 = 0 then '+49 30 ' || n end, 'web_app', '15k_50k', status,
          case when status in ('won', 'lost') then at + interval '20 days' end, (select id from users where email = 'sales@demo.test'), e.id
     from (select n, ${at(20_000)} as at, pg_temp.one_of(array['new','contacted','qualified','proposal','won','won','lost','lost','lost','lost']) as status from ${rows(20_000)}) s
     left join some_enquiries e on n % 5 = 0 and e.place = n / 5 - 1`,
  `insert into client_store_requests (id, created_at, updated_at, name, email, tier, requirements, status)
   select pg_temp.id_at(at, 'request' || n), at, at, 'Asker ' || n, 'asker' || n || '@bench.test', 'medium', pg_temp.text_about(n),
          case when n % 50 = 0 then 'new' when n % 50 = 1 then 'contacted' else 'declined' end
     from (select n, ${at(2000)} as at from ${rows(2000)}) s`,
  `insert into strategy_calls (id, created_at, updated_at, name, email, starts_at, confirmed_at)
   select pg_temp.id_at(at, 'call' || n), at, at, 'Caller ' || n, 'caller' || n || '@bench.test', at + interval '3 days', at
     from (select n, ${at(1000)} as at from ${rows(1000)}) s on conflict do nothing`,
];

const jarvis = (rows, at) => [
  `with drawn as materialized (select n, ${at(5000)} as at, ${place('contractors')} as contractor from ${rows(5000)})
   insert into conversations (id, created_at, updated_at, title, owner_id)
   select pg_temp.id_at(at, 'conversation' || n), at, at, pg_temp.text_about(n), c.id from drawn join contractors c on c.place = contractor`,
  numbered('some_conversations', `select id, created_at from conversations`),
  `with drawn as materialized (
     select n, floor((select count(*) from some_conversations) * random())::bigint as conversation, random() as age from ${rows(50_000)})
   insert into messages (id, created_at, updated_at, conversation_id, role, content, metadata)
   select pg_temp.id_at(at, 'message' || n), at, at, conversation_id, case when n % 2 = 0 then 'assistant' else 'user' end, pg_temp.text_about(n), '{"referencedDocuments":[]}'
     from (select n, c.id as conversation_id, date_trunc('milliseconds', c.created_at + interval '2 hours' * age) as at
             from drawn join some_conversations c on c.place = conversation order by at) s`,
  `insert into knowledge_resources (id, created_at, updated_at, title, description, category, hub, content, tags, tag_words, is_published, view_count, lessons, lesson_titles)
   select pg_temp.id_at(at, 'resource' || n), at, at, initcap(pg_temp.text_about(n)), pg_temp.text_about(n + 7),
          (array['definition','contract','discovery','audit','tool','guide','course','tutorial','course'])[1 + n % 9],
          (array['dochub','dochub','dochub','dochub','ai_nexus','ai_nexus','upskill','upskill','upskill'])[1 + n % 9],
          repeat(pg_temp.text_about(n * 3) || '. ', 40), '{bench}', 'bench', n % 10 > 0, n % 500,
          case when n % 9 in (6, 8) then 3 end, case when n % 9 in (6, 8) then '{One,Two,Three}'::text[] else '{}' end
     from (select n, ${at(1000)} as at from ${rows(1000)}) s`,
  `insert into ai_documents (id, created_at, updated_at, title, file_name, file_url, tags)
   select pg_temp.id_at(at, 'document' || n), at, at, initcap(pg_temp.text_about(n)), 'bench.txt', 'https://bench.test/' || n, '{}'
     from (select n, ${at(200)} as at from ${rows(200)}) s`,
  `insert into ai_document_passages (id, created_at, updated_at, document_id, position, text)
   select pg_temp.id_at(created_at, 'passage' || id || n), created_at, created_at, id, n, repeat(pg_temp.text_about(n * 17) || '. ', 10)
     from ai_documents, generate_series(1, 20) n where file_name = 'bench.txt'`,
];

const trails = (rows, at) => [
  `with drawn as materialized (select n, ${at(20_000)} as at, ${place('admins')} as admin, floor((select count(*) from some_projects) * random())::bigint as project from ${rows(20_000)})
   insert into audit_entries (id, created_at, updated_at, actor_id, action, subject_kind, subject_id, subject_label, details, address)
   select pg_temp.id_at(at, 'audit' || n), at, at, a.id, case when n % 3 = 0 then 'project_status_changed' else 'signed_in' end,
          case when n % 3 = 0 then 'project' else 'user' end, coalesce(p.id, a.id), pg_temp.text_about(n), 'from pending to testing', '192.0.2.' || n % 250
     from drawn join admins a on a.place = admin left join some_projects p on n % 3 = 0 and p.place = project`,
  `with drawn as materialized (select n, ${at(50_000)} as at, ${place('clients')} as person from ${rows(50_000)})
   insert into security_events (id, created_at, updated_at, kind, account_id, email, address, count)
   select pg_temp.id_at(at, 'event' || n), at, at, case when n % 9 = 0 then 'sign_in_failed' else 'sign_in_succeeded' end, c.id, c.email, '192.0.2.' || n % 250, 1
     from drawn join clients c on c.place = person`,
  `insert into knowledge_views (id, created_at, updated_at, person_id, resource_id, day)
   select pg_temp.id_at(now(), 'view' || c.id || r.id), now(), now(), c.id, r.id, current_date - 1
     from (select id from contractors where place < 20) c, (select id from knowledge_resources order by id desc limit 500) r on conflict do nothing`,
];
