import type { FindContacts } from 'rules/contacts';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { type Connection, decodeCursor, Edge, type PageArgs, pageSize } from '#db/page';
import type { Contact } from '#leads/contact';

/* What is known of a person by each e-mail: their newest lead, their account, their projects. Put together by bytes: the order of a language costs half of it. */
const newest = (column: string) => `(array_agg(${column} order by id desc))[1]`;
const known = `
  with asked as (
    select contact_email collate "C" as email, max(updated_at) as touched, ${newest('id')} as id,
           ${newest('status')} as status, ${newest('company_name')} as company, ${newest('contact_name')} as name,
           (array_agg(contact_phone order by id desc) filter (where contact_phone is not null))[1] as phone
      from leads group by 1),
  clients as (
    select email collate "C" as email, first_name || ' ' || last_name as name, created_at
      from users where role = 'client'),
  work as (
    select coalesce(u.email, p.client_email) collate "C" as email, count(*)::int as projects,
           max(p.updated_at) as touched
      from projects p left join users u on u.id = p.client_id
     where p.client_id is not null or p.client_email is not null group by 1),
  contacts as (
    select email as id, email, coalesce(clients.name, asked.name, email) as name,
           nullif(asked.company, asked.name) as company, asked.phone,
           clients.email is not null or work.email is not null as "isClient",
           asked.id as "leadId", asked.status as "leadStatus", coalesce(work.projects, 0) as projects,
           greatest(asked.touched, clients.created_at, work.touched) as touched
      from asked full join clients using (email) full join work using (email))`;

type Row = Omit<Contact, 'touchedAt'> & { at: string };

/** The people whom sales knows, whoever something happened to last first. One statement. */
export async function findContacts(
  { em }: Pick<Context, 'em'>,
  { search, kind, leadStatus, first, after }: FindContacts & PageArgs,
): Promise<Connection<Contact>> {
  const size = pageSize(first);
  const where: string[] = [];
  const params: unknown[] = [];
  const only = (condition: string, ...values: unknown[]) => {
    where.push(`(${condition})`);
    params.push(...values);
  };
  if (search) {
    const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    only(`concat_ws(E'\\n', name, company, email, phone) collate "default" ilike ?`, pattern);
  }
  if (kind) only(kind === 'client' ? '"isClient"' : '"leadId" is not null');
  if (leadStatus) only('"leadStatus" = ?', leadStatus);
  if (after) only('(touched, email) < (?::timestamptz, ?)', ...decodeCursor(after, ['timestamptz', 'text']));
  const sql = `${known}
    select id, name, company, email, phone, "isClient", "leadId", "leadStatus", projects,
           to_char(touched at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from contacts ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
     order by touched desc, email desc limit ?`;
  const rows = await em.execute<Row[]>(sql, [...params, size + 1], asRead);
  const edges = rows
    .slice(0, size)
    .map(({ at, ...row }) => new Edge<Contact>({ ...row, touchedAt: new Date(at) }, [at, row.email]));
  return { edges, pageInfo: { hasNextPage: rows.length > size, endCursor: edges.at(-1)?.cursor ?? null } };
}
