import { Migration } from '@mikro-orm/migrations';

export class Migration20261123133523_contacts extends Migration {

  override name = 'Migration20261123133523_contacts';

  override up(): void | Promise<void> {
    this.addSql(`create table "contacts" ("id" text not null, "name" text not null, "company" text null, "email" text generated always as (id) stored not null, "phone" text null, "is_client" boolean not null, "lead_id" uuid null, "lead_status" text null, "projects" int not null, "touched_at" timestamptz(3) not null, "searched" text generated always as ((((name || COALESCE((chr(10) || company), ''::text)) || COALESCE((chr(10) || id), ''::text)) || COALESCE((chr(10) || phone), ''::text))) stored not null, primary key ("id"));`);
    this.addSql(`create index "contacts_searched" on "contacts" using gin ("searched" gin_trgm_ops);`);
    this.addSql(`create index "contacts_with_lead" on "contacts" ("touched_at", "id") where lead_id is not null;`);
    this.addSql(`create index "contacts_lead_status_touched_at_id_index" on "contacts" ("lead_status", "touched_at", "id");`);
    this.addSql(`create index "contacts_is_client_touched_at_id_index" on "contacts" ("is_client", "touched_at", "id");`);
    this.addSql(`create index "contacts_touched_at_id_index" on "contacts" ("touched_at", "id");`);

    this.addSql(`create or replace function "users_contacts_fn"() returns trigger as $$ begin perform public.refresh_contacts(array[old.email, new.email]); return null; end; $$ language plpgsql;`);
    this.addSql(`create constraint trigger "contacts" after insert or delete or update of email, first_name, last_name, role, created_at on "users" deferrable initially deferred for each row execute function "users_contacts_fn"();`);

    this.addSql(`create or replace function "projects_contacts_fn"() returns trigger as $$ begin perform public.refresh_contacts(array(select email from public.users where id in (old.client_id, new.client_id) for key share) || array[old.client_email, new.client_email]); return null; end; $$ language plpgsql;`);
    this.addSql(`create constraint trigger "contacts" after insert or delete or update of client_id, client_email, updated_at on "projects" deferrable initially deferred for each row execute function "projects_contacts_fn"();`);

    this.addSql(`create or replace function "refresh_contacts"(emails text[]) returns void as $$
    declare contact text;
    begin
      for contact in select distinct email from unnest(emails) email where email is not null order by 1 loop
        perform 1 from public.contacts where id = contact for no key update;
        if not found then
          insert into public.contacts (id, name, is_client, projects, touched_at) values (contact, '', false, 0, now())
            on conflict (id) do update set name = excluded.name;
        end if;
        with found as materialized (
  select email as id, coalesce(a.name, l.name, email) as name, nullif(l.company, l.name) as company, l.phone,
    a.email is not null or p.email is not null as is_client, l.id as lead_id, l.status as lead_status, coalesce(p.projects, 0) as projects,
    greatest(l.touched_at, a.created_at, p.touched_at) as touched_at
  from (select contact_email as email, max(updated_at) as touched_at, (array_agg(id order by id desc))[1] as id, (array_agg(status order by id desc))[1] as status,
      (array_agg(company_name order by id desc))[1] as company, (array_agg(contact_name order by id desc))[1] as name,
      (array_agg(contact_phone order by id desc) filter (where contact_phone is not null))[1] as phone
    from public.leads where contact_email = contact group by 1) l
  full join (select email, first_name || ' ' || last_name as name, created_at
    from public.users where role = 'client' and email = contact) a using (email)
  full join (select email, count(*)::int as projects, max(updated_at) as touched_at
    from (select u.email, p.updated_at from public.projects p join public.users u on u.id = p.client_id where u.email = contact
      union all select client_email, updated_at from public.projects
      where client_id is null and client_email is not null and client_email = contact) each
    group by 1) p using (email)),
        removed as (delete from public.contacts where id = contact and not exists (select 1 from found))
        update public.contacts set (id, name, company, phone, is_client, lead_id, lead_status, projects, touched_at) = (select id, name, company, phone, is_client, lead_id, lead_status, projects, touched_at from found) where id = contact and exists (select 1 from found);
      end loop;
    end; $$ language plpgsql;`);
    this.addSql(`create or replace function "leads_contacts_fn"() returns trigger as $$ begin perform public.refresh_contacts(array[old.contact_email, new.contact_email]); return null; end; $$ language plpgsql;`);
    this.addSql(`create constraint trigger "contacts" after insert or delete or update of contact_email, company_name, contact_name, contact_phone, status, updated_at on "leads" deferrable initially deferred for each row execute function "leads_contacts_fn"();`);

    this.addSql(`alter table "contacts" add constraint "contacts_lead_status_check" check ("lead_status" in ('new', 'contacted', 'qualified', 'proposal', 'won', 'lost'));`);

    // The ORM does not see such triggers.
    this.addSql(`create function "contacts_truncate_fn"() returns trigger as $$ begin perform public.refresh_contacts(array(select id from public.contacts)); return null; end; $$ language plpgsql;`);
    this.addSql(`create trigger "contacts_truncate" AFTER TRUNCATE on "leads" for each STATEMENT execute function "contacts_truncate_fn"();`);
    this.addSql(`create trigger "contacts_truncate" AFTER TRUNCATE on "projects" for each STATEMENT execute function "contacts_truncate_fn"();`);
    this.addSql(`create trigger "contacts_truncate" AFTER TRUNCATE on "users" for each STATEMENT execute function "contacts_truncate_fn"();`);

    // The triggers lock the tables until the end of the transaction: no row is written between them and this.
    this.addSql(`
      insert into contacts (id, name, company, phone, is_client, lead_id, lead_status, projects, touched_at)
      select email as id, coalesce(a.name, l.name, email) as name, nullif(l.company, l.name) as company, l.phone,
        a.email is not null or p.email is not null as is_client, l.id as lead_id, l.status as lead_status, coalesce(p.projects, 0) as projects,
        greatest(l.touched_at, a.created_at, p.touched_at) as touched_at
      from (select contact_email as email, max(updated_at) as touched_at, (array_agg(id order by id desc))[1] as id, (array_agg(status order by id desc))[1] as status,
          (array_agg(company_name order by id desc))[1] as company, (array_agg(contact_name order by id desc))[1] as name,
          (array_agg(contact_phone order by id desc) filter (where contact_phone is not null))[1] as phone
        from public.leads group by 1) l
      full join (select email, first_name || ' ' || last_name as name, created_at
        from public.users where role = 'client') a using (email)
      full join (select email, count(*)::int as projects, max(updated_at) as touched_at
        from (select u.email, p.updated_at from public.projects p join public.users u on u.id = p.client_id
          union all select client_email, updated_at from public.projects
          where client_id is null and client_email is not null) each
        group by 1) p using (email)`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "contacts_truncate" on "leads";`);
    this.addSql(`drop trigger if exists "contacts_truncate" on "projects";`);
    this.addSql(`drop trigger if exists "contacts_truncate" on "users";`);
    this.addSql(`drop function if exists "contacts_truncate_fn"();`);
    this.addSql(`drop trigger if exists "contacts" on "leads";`);
    this.addSql(`drop function if exists "leads_contacts_fn"();`);

    this.addSql(`drop trigger if exists "contacts" on "projects";`);
    this.addSql(`drop function if exists "projects_contacts_fn"();`);

    this.addSql(`drop trigger if exists "contacts" on "users";`);
    this.addSql(`drop function if exists "users_contacts_fn"();`);

    this.addSql(`drop function if exists "refresh_contacts"(text[]);`);
    this.addSql(`drop table if exists "contacts";`);
  }

}
