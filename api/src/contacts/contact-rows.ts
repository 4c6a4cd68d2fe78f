const columns = 'id, name, company, phone, is_client, lead_id, lead_status, projects, touched_at';
const newestSql = (column: string) => `(array_agg(${column} order by id desc))[1]`;

/** Contact rows derived from leads, client accounts and projects, for the emails that match a condition. */
const contactRowsSql = (isOne: (email: string) => string) => `
  select email as id, coalesce(a.name, l.name, email) as name, nullif(l.company, l.name) as company, l.phone,
    a.email is not null or p.email is not null as is_client, l.id as lead_id, l.status as lead_status, coalesce(p.projects, 0) as projects,
    greatest(l.touched_at, a.created_at, p.touched_at) as touched_at
  from (select contact_email as email, max(updated_at) as touched_at, ${newestSql('id')} as id, ${newestSql('status')} as status,
      ${newestSql('company_name')} as company, ${newestSql('contact_name')} as name,
      (array_agg(contact_phone order by id desc) filter (where contact_phone is not null))[1] as phone
    from public.leads where ${isOne('contact_email')} group by 1) l
  full join (select email, first_name || ' ' || last_name as name, created_at
    from public.users where role = 'client' and ${isOne('email')}) a using (email)
  full join (select email, count(*)::int as projects, max(updated_at) as touched_at
    from (select u.email, p.updated_at from public.projects p join public.users u on u.id = p.client_id where ${isOne('u.email')}
      union all select client_email, updated_at from public.projects
      where client_id is null and client_email is not null and ${isOne('client_email')}) each
    group by 1) p using (email)`;

const contactByEmailSql = contactRowsSql((email) => `${email} = contact`);
const allContactsSql = contactRowsSql(() => 'true');

/**
 * Recomputes the contacts with these emails. Each is locked before another statement computes it, which sees what the previous
 * holder of the lock has committed. Locked in order of email, so that two calls never deadlock.
 */
const refreshContactsSql = `
  create or replace function "refresh_contacts"(emails text[]) returns void as $$
    declare contact text;
    begin
      for contact in select distinct email from unnest(emails) email where email is not null order by 1 loop
        perform 1 from public.contacts where id = contact for no key update;
        if not found then
          insert into public.contacts (id, name, is_client, projects, touched_at) values (contact, '', false, 0, now())
            on conflict (id) do update set name = excluded.name;
        end if;
        with found as materialized (${contactByEmailSql}),
        removed as (delete from public.contacts where id = contact and not exists (select 1 from found))
        update public.contacts set (${columns}) = (select ${columns} from found) where id = contact and exists (select 1 from found);
      end loop;
    end;
  $$ language plpgsql`;

/** The emails of contacts that differ from their rows: none, unless rows were written while triggers were off. */
export const differingContactsSql = `
  with found as materialized (${allContactsSql}), stored as materialized (select ${columns} from public.contacts)
  select id from ((table found except table stored) union all (table stored except table found)) differing group by id`;

const triggerSources = {
  leads: {
    columns: ['contact_email', 'company_name', 'contact_name', 'contact_phone', 'status', 'updated_at'],
    emails: 'array[old.contact_email, new.contact_email]',
  },
  users: { columns: ['email', 'first_name', 'last_name', 'role', 'created_at'], emails: 'array[old.email, new.email]' },
  projects: {
    columns: ['client_id', 'client_email', 'updated_at'],
    // The lock keeps the email as it is until the end of the transaction.
    emails: `array(select email from public.users where id in (old.client_id, new.client_id) for key share) || array[old.client_email, new.client_email]`,
  },
};

/**
 * A trigger that refreshes the contacts of a row. It runs at commit, so that contacts are locked last: two changes of one client
 * only wait for each other while they commit.
 */
export function contactsTrigger(table: keyof typeof triggerSources) {
  const { columns: changed, emails } = triggerSources[table];
  return {
    name: 'contacts',
    timing: 'after' as const,
    events: ['insert' as const, 'update' as const, 'delete' as const],
    expression: [
      // Those of the other tables call the same function.
      ...(table === 'leads' ? [refreshContactsSql] : []),
      `create or replace function "${table}_contacts_fn"() returns trigger as $$ begin perform public.refresh_contacts(${emails}); return null; end; $$ language plpgsql`,
      `create constraint trigger "contacts" after insert or delete or update of ${changed.join(', ')} on "${table}" deferrable initially deferred for each row execute function "${table}_contacts_fn"()`,
    ].join(';\n'),
  };
}
