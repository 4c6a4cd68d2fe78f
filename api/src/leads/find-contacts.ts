import type { FindContacts } from 'rules/contacts';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { containing } from '#db/where';
import { type Connection, decodeCursor, Edge, type PageArgs, pageSize } from '#db/page';
import type { Contact } from '#leads/contact';

/* A contact by email: their newest lead, account and projects. Collated by bytes, because a language collation takes twice as long. */
const newest = (column: string) => `(array_agg(${column} order by id desc))[1]`;
const known = `
  requests as (
    select contact_email collate "C" as email, max(updated_at) as touched, ${newest('id')} as id,
           ${newest('status')} as status, ${newest('company_name')} as company, ${newest('contact_name')} as name,
           (array_agg(contact_phone order by id desc) filter (where contact_phone is not null))[1] as phone
      from leads where contact_email in (select email from picked) group by 1),
  clients as (
    select email collate "C" as email, first_name || ' ' || last_name as name, created_at
      from users where role = 'client' and email in (select email from picked)),
  work as (
    select email collate "C" as email, count(*)::int as projects, max(updated_at) as touched
      from (select u.email, p.updated_at from projects p join users u on u.id = p.client_id
             where u.email in (select email from picked)
            union all
            select client_email, updated_at from projects
             where client_id is null and client_email in (select email from picked)) projects group by 1),
  contacts as (
    select email as id, email, coalesce(clients.name, requests.name, email) as name,
           nullif(requests.company, requests.name) as company, requests.phone,
           clients.email is not null or work.email is not null as "isClient",
           requests.id as "leadId", requests.status as "leadStatus", coalesce(work.projects, 0) as projects,
           greatest(requests.touched, clients.created_at, work.touched) as touched
      from requests full join clients using (email) full join work using (email))`;

/** SQL that selects the emails of contacts for a page, and the time since which the selection is complete. */
interface Picked {
  sql: string;
  params: unknown[];
  since: string | null;
}

const pickAll: Picked = {
  sql: `picked as (select contact_email as email from leads union select email from users union select client_email from projects)`,
  params: [],
  since: null,
};

/** The most recently changed contacts before a cursor. One is missing only if all of its rows are older than a full list. */
function pickNewest(size: number, before: unknown): Picked {
  const count = Math.max(600, 4 * size);
  const last = (columns: string, from: string, at: string) => `
    select ${columns}, ${at} as at from ${from} and (?::timestamptz is null or ${at} <= ?::timestamptz) order by ${at} desc limit ${count}`;
  const latest = (list: string) => `(select min(at) from ${list} having count(*) = ${count})`;
  return {
    sql: `
      last_leads as materialized (${last('contact_email as email', 'leads where true', 'updated_at')}),
      last_clients as materialized (${last('email', `users where role = 'client'`, 'created_at')}),
      last_projects as materialized (
        ${last('client_id, client_email', 'projects where (client_id is not null or client_email is not null)', 'updated_at')}),
      picked as materialized (
        select email from last_leads union select email from last_clients
        union select coalesce(u.email, p.client_email) from last_projects p left join users u on u.id = p.client_id)`,
    params: [before, before, before, before, before, before],
    since: `greatest(${['last_leads', 'last_clients', 'last_projects'].map(latest).join(', ')})`,
  };
}

/** Contacts with the text in any of their rows: at least those that have it in what is shown. */
function pickFound(pattern: string): Picked {
  return {
    sql: `
      picked as materialized (
        select contact_email as email from leads where searched ilike ?
        union select email from users where role = 'client' and (first_name || ' ' || last_name ilike ? or email ilike ?)
        union select client_email from projects where client_email ilike ?)`,
    params: [pattern, pattern, pattern, pattern],
    since: null,
  };
}

type Row = Omit<Contact, 'touchedAt'> & { at: string };

/** Contacts of sales, most recently changed first: from the latest changes, or from all rows if those do not fill the page. */
export async function findContacts(
  context: Pick<Context, 'em'>,
  args: FindContacts & PageArgs,
): Promise<Connection<Contact>> {
  const size = pageSize(args.first);
  const cursor = args.after ? decodeCursor(args.after, ['timestamptz', 'text']) : null;
  const pattern = args.search ? containing(args.search).$ilike : null;
  const rowsOf = (pick: Picked) => readContacts(context, args, { pick, cursor, pattern, limit: size + 1 });
  const lately = await rowsOf(pickNewest(size, cursor?.[0] ?? null));
  const rows = lately.length > size ? lately : await rowsOf(pattern ? pickFound(pattern) : pickAll);
  const edges = rows
    .slice(0, size)
    .map(({ at, ...row }) => new Edge<Contact>({ ...row, touchedAt: new Date(at) }, [at, row.email]));
  return { edges, pageInfo: { hasNextPage: rows.length > size, endCursor: edges.at(-1)?.cursor ?? null } };
}

interface Page {
  pick: Picked;
  cursor: unknown[] | null;
  pattern: string | null;
  limit: number;
}

async function readContacts(
  { em }: Pick<Context, 'em'>,
  { kind, leadStatus }: FindContacts,
  { pick, cursor, pattern, limit }: Page,
): Promise<Row[]> {
  const where: string[] = [];
  const params: unknown[] = [...pick.params];
  const only = (condition: string, ...values: unknown[]) => {
    where.push(`(${condition})`);
    params.push(...values);
  };
  if (pattern) only(`concat_ws(E'\\n', name, company, email, phone) collate "default" ilike ?`, pattern);
  if (kind) only(kind === 'client' ? '"isClient"' : '"leadId" is not null');
  if (leadStatus) only('"leadStatus" = ?', leadStatus);
  if (cursor) only('(touched, email) < (?::timestamptz, ?)', ...cursor);
  if (pick.since) only(`touched > coalesce(${pick.since}, '-infinity')`);
  const sql = `with ${pick.sql}, ${known}
    select id, name, company, email, phone, "isClient", "leadId", "leadStatus", projects,
           to_char(touched at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from contacts ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
     order by touched desc, email desc limit ?`;
  return em.execute<Row[]>(sql, [...params, limit], asRead);
}
