import type { Pool } from 'pg';
import { multiplyRows, nthId } from '#test/multiply-rows';
import type { Things } from '#test/world';

/** Inserts enough rows of each kind to fill a page of every list, including nested ones. */
export async function fillDatabase(pool: Pool, { conversation, document, template }: Things): Promise<void> {
  const long = `repeat('A sentence that says something about it. ', 5)`;
  const founder = `(select id from users where email = 'the-founder@test.test')`;
  await multiplyRows(pool, 'users', 600, { role: `'client'`, contractor_role: 'null' });
  await multiplyRows(pool, 'users', 520, {
    role: `'contractor'`,
    contractor_role: `'tester'`,
    email: `'tester-' || n || '@test.test'`,
  });
  await multiplyRows(pool, 'projects', 560, { title: `'Project ' || n`, description: long, status: `'in_progress'` });
  const someProjects = 'select id from projects order by id desc limit 24';
  const projects = 'select id from projects';
  await pool.query(
    `insert into activity (id, created_at, updated_at, description, project_id)
     select gen_random_uuid(), now(), now(), ${long}, id from projects, generate_series(1, 22)`,
  );
  await pool.query(
    `insert into activity (id, created_at, updated_at, description, project_id)
     select gen_random_uuid(), now(), now(), ${long}, id from (${someProjects}) p, generate_series(1, 500)`,
  );
  const task = { description: long, status: `'todo'`, position: 'n', due_on: 'current_date', project_id: nthId() };
  await multiplyRows(pool, 'tasks', 560 * 22, task, projects);
  await multiplyRows(pool, 'tasks', 24 * 500, { ...task, position: '20000 + n' }, someProjects);
  await multiplyRows(pool, 'support_tickets', 560, { description: long, project_id: nthId() }, projects);
  const client = `(select id from users where role = 'client' limit 1)`;
  for (const [tickets, each] of [
    ['select id from support_tickets', 22],
    ['select id from support_tickets order by id desc limit 24', 500],
  ])
    await pool.query(
      `insert into ticket_messages (id, created_at, updated_at, content, from_team, ticket_id, author_id)
       select gen_random_uuid(), now(), now(), ${long}, false, id, ${client} from (${tickets}) t, generate_series(1, ${each})`,
    );
  await multiplyRows(pool, 'prompt_templates', 560, { name: `'Template ' || n`, system_prompt: long });
  await multiplyRows(pool, 'conversations', 560, { owner_id: founder });
  await pool.query(
    `insert into conversation_templates (id, created_at, updated_at, conversation_id, template_id, position)
     select gen_random_uuid(), now(), now(), c.id, t.id, t.place from conversations c,
            (select id, row_number() over (order by id desc) as place from prompt_templates where id <> ${Number(template)} limit 19) t
      where c.owner_id = ${founder}`,
  );
  await pool.query(`update conversations set owner_id = ${founder} where id = $1`, [conversation]);
  await pool.query(
    `insert into messages (id, created_at, updated_at, conversation_id, role, content, metadata)
     select gen_random_uuid(), now(), now(), $1, 'user', ${long}, '{"referencedDocuments": []}' from generate_series(1, 560)`,
    [conversation],
  );
  await pool.query(
    `insert into ai_document_passages (id, created_at, updated_at, document_id, source, position, text)
     select gen_random_uuid(), now(), now(), $1, 'text', 1000 + n, ${long} from generate_series(1, 560) n`,
    [document],
  );
  await multiplyRows(pool, 'ai_documents', 560, { file_id: 'null', content_summary: long });
  await multiplyRows(pool, 'knowledge_resources', 560, {
    title: `'Resource ' || n`,
    content: `repeat('Long text. ', 600)`,
  });
  await multiplyRows(pool, 'enquiries', 560, { attachment_id: 'null', call_id: 'null', outcome: long });
  await multiplyRows(pool, 'leads', 560, { enquiry_id: nthId(), notes: long }, 'select id from enquiries');
  await multiplyRows(pool, 'client_store_requests', 560, { project_id: 'null', requirements: long });
  await multiplyRows(pool, 'payouts', 560);
  await multiplyRows(pool, 'invoices', 560);
  await multiplyRows(pool, 'invitations', 560);
  await multiplyRows(pool, 'contractor_roles', 560, {
    name: `'role_' || translate(n::text, '0123456789', 'abcdefghij')`,
  });
  await multiplyRows(pool, 'release_keys', 560);
  await multiplyRows(pool, 'release_events', 560);
  await pool.query(
    `insert into audit_entries (id, created_at, updated_at, action, actor_id, subject_kind, subject_id, subject_label, details, address)
     select gen_random_uuid(), now(), now(), 'project_status_changed', ${founder}, 'project', id, title, ${long}, null from projects`,
  );
  await pool.query('analyze');
}
