import { Migration } from '@mikro-orm/migrations';

export class Migration20261123091322_totals extends Migration {

  override name = 'Migration20261123091322_totals';

  override up(): void | Promise<void> {
    this.addSql(`create table "totals" ("name" text not null, "key" text[] not null, "count" bigint not null, "amount" numeric not null);`);
    this.addSql(`create index "totals_name_index" on "totals" ("name", ("key"[1]));`);

    this.addSql(`create or replace function "projects_totals_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (new.status, new.created_at, new.implementation_fee, new.monthly_support_fee, new.developer_id, new.tester_id, new.project_manager_id, new.rating)
        is not distinct from (old.status, old.created_at, old.implementation_fee, old.monthly_support_fee, old.developer_id, old.tester_id, old.project_manager_id, old.rating) then return null; end if; insert into public.totals (name, key, count, amount)
      select name, key, sum(count), sum(amount) from (select 'projects' as name, array[new.status, to_char(new.created_at at time zone 'Europe/Berlin', 'YYYY-MM')] as key, 1 as count, new.implementation_fee as amount where tg_op <> 'DELETE'
        union all select 'projects' as name, array[old.status, to_char(old.created_at at time zone 'Europe/Berlin', 'YYYY-MM')] as key, -1 as count, -old.implementation_fee as amount where tg_op <> 'INSERT'
        union all select 'support_fees' as name, array[new.status] as key, 1 as count, new.monthly_support_fee as amount where tg_op <> 'DELETE'
        union all select 'support_fees' as name, array[old.status] as key, -1 as count, -old.monthly_support_fee as amount where tg_op <> 'INSERT'
        union all select 'projects_of_people' as name, array[person.id, new.status] as key, 1 as count, 0 as amount from (select distinct unnest(array[new.developer_id, new.tester_id, new.project_manager_id])::text as id) person where tg_op <> 'DELETE' and person.id is not null
        union all select 'projects_of_people' as name, array[person.id, old.status] as key, -1 as count, -0 as amount from (select distinct unnest(array[old.developer_id, old.tester_id, old.project_manager_id])::text as id) person where tg_op <> 'INSERT' and person.id is not null
        union all select 'ratings_of_people' as name, array[person.id] as key, 1 as count, new.rating as amount from (select distinct unnest(array[new.developer_id, new.tester_id, new.project_manager_id])::text as id) person where tg_op <> 'DELETE' and person.id is not null and new.rating is not null
        union all select 'ratings_of_people' as name, array[person.id] as key, -1 as count, -old.rating as amount from (select distinct unnest(array[old.developer_id, old.tester_id, old.project_manager_id])::text as id) person where tg_op <> 'INSERT' and person.id is not null and old.rating is not null) changes
      group by name, key having sum(count) <> 0 or sum(amount) <> 0; return null; end; $$ language plpgsql;`);
    this.addSql(`create trigger "totals" AFTER INSERT OR UPDATE OR DELETE on "projects" for each ROW execute function "projects_totals_fn"();`);

    this.addSql(`create or replace function "tasks_totals_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (new.status)
        is not distinct from (old.status) then return null; end if; insert into public.totals (name, key, count, amount)
      select name, key, sum(count), sum(amount) from (select 'tasks' as name, array[new.status] as key, 1 as count, 0 as amount where tg_op <> 'DELETE'
        union all select 'tasks' as name, array[old.status] as key, -1 as count, -0 as amount where tg_op <> 'INSERT') changes
      group by name, key having sum(count) <> 0 or sum(amount) <> 0; return null; end; $$ language plpgsql;`);
    this.addSql(`create trigger "totals" AFTER INSERT OR UPDATE OR DELETE on "tasks" for each ROW execute function "tasks_totals_fn"();`);

    this.addSql(`create or replace function "payouts_totals_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (new.kind, new.amount)
        is not distinct from (old.kind, old.amount) then return null; end if; insert into public.totals (name, key, count, amount)
      select name, key, sum(count), sum(amount) from (select 'payouts' as name, array[new.kind] as key, 1 as count, new.amount as amount where tg_op <> 'DELETE'
        union all select 'payouts' as name, array[old.kind] as key, -1 as count, -old.amount as amount where tg_op <> 'INSERT') changes
      group by name, key having sum(count) <> 0 or sum(amount) <> 0; return null; end; $$ language plpgsql;`);
    this.addSql(`create trigger "totals" AFTER INSERT OR UPDATE OR DELETE on "payouts" for each ROW execute function "payouts_totals_fn"();`);

    this.addSql(`create or replace function "leads_totals_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (new.status, new.created_at, new.project_type, new.budget, new.closed_at)
        is not distinct from (old.status, old.created_at, old.project_type, old.budget, old.closed_at) then return null; end if; insert into public.totals (name, key, count, amount)
      select name, key, sum(count), sum(amount) from (select 'leads_created' as name, array[to_char(new.created_at at time zone 'Europe/Berlin', 'YYYY-MM'), new.status, new.project_type, new.budget] as key, 1 as count, 0 as amount where tg_op <> 'DELETE'
        union all select 'leads_created' as name, array[to_char(old.created_at at time zone 'Europe/Berlin', 'YYYY-MM'), old.status, old.project_type, old.budget] as key, -1 as count, -0 as amount where tg_op <> 'INSERT'
        union all select 'leads_closed' as name, array[to_char(new.closed_at at time zone 'Europe/Berlin', 'YYYY-MM'), new.status] as key, 1 as count, 0 as amount where tg_op <> 'DELETE' and new.closed_at is not null
        union all select 'leads_closed' as name, array[to_char(old.closed_at at time zone 'Europe/Berlin', 'YYYY-MM'), old.status] as key, -1 as count, -0 as amount where tg_op <> 'INSERT' and old.closed_at is not null) changes
      group by name, key having sum(count) <> 0 or sum(amount) <> 0; return null; end; $$ language plpgsql;`);
    this.addSql(`create trigger "totals" AFTER INSERT OR UPDATE OR DELETE on "leads" for each ROW execute function "leads_totals_fn"();`);

    // The ORM does not see such triggers.
    this.addSql(`create function "leads_totals_truncate_fn"() returns trigger as $$ begin delete from public.totals where name in ('leads_created', 'leads_closed'); return null; end; $$ language plpgsql;`);
    this.addSql(`create trigger "totals_truncate" AFTER TRUNCATE on "leads" for each STATEMENT execute function "leads_totals_truncate_fn"();`);
    this.addSql(`create function "payouts_totals_truncate_fn"() returns trigger as $$ begin delete from public.totals where name in ('payouts'); return null; end; $$ language plpgsql;`);
    this.addSql(`create trigger "totals_truncate" AFTER TRUNCATE on "payouts" for each STATEMENT execute function "payouts_totals_truncate_fn"();`);
    this.addSql(`create function "projects_totals_truncate_fn"() returns trigger as $$ begin delete from public.totals where name in ('projects', 'support_fees', 'projects_of_people', 'ratings_of_people'); return null; end; $$ language plpgsql;`);
    this.addSql(`create trigger "totals_truncate" AFTER TRUNCATE on "projects" for each STATEMENT execute function "projects_totals_truncate_fn"();`);
    this.addSql(`create function "tasks_totals_truncate_fn"() returns trigger as $$ begin delete from public.totals where name in ('tasks'); return null; end; $$ language plpgsql;`);
    this.addSql(`create trigger "totals_truncate" AFTER TRUNCATE on "tasks" for each STATEMENT execute function "tasks_totals_truncate_fn"();`);

    // The triggers lock the tables until the end of the transaction: no row is written between them and this.
    this.addSql(`
      insert into totals (name, key, count, amount)
      select name, key, coalesce(r.count, 0) - coalesce(t.count, 0) as count, coalesce(r.amount, 0) - coalesce(t.amount, 0) as amount
      from (
      select 'projects' as name, array[r.status, to_char(r.created_at at time zone 'Europe/Berlin', 'YYYY-MM')] as key, count(*) as count, coalesce(sum(r.implementation_fee), 0) as amount
      from projects r where true group by 2 union all
      select 'support_fees' as name, array[r.status] as key, count(*) as count, coalesce(sum(r.monthly_support_fee), 0) as amount
      from projects r where true group by 2 union all
      select 'projects_of_people' as name, array[person.id, r.status] as key, count(*) as count, coalesce(sum(0), 0) as amount
      from projects r, lateral (select distinct unnest(array[r.developer_id, r.tester_id, r.project_manager_id])::text as id) person where person.id is not null group by 2 union all
      select 'ratings_of_people' as name, array[person.id] as key, count(*) as count, coalesce(sum(r.rating), 0) as amount
      from projects r, lateral (select distinct unnest(array[r.developer_id, r.tester_id, r.project_manager_id])::text as id) person where person.id is not null and r.rating is not null group by 2 union all
      select 'leads_created' as name, array[to_char(r.created_at at time zone 'Europe/Berlin', 'YYYY-MM'), r.status, r.project_type, r.budget] as key, count(*) as count, coalesce(sum(0), 0) as amount
      from leads r where true group by 2 union all
      select 'leads_closed' as name, array[to_char(r.closed_at at time zone 'Europe/Berlin', 'YYYY-MM'), r.status] as key, count(*) as count, coalesce(sum(0), 0) as amount
      from leads r where r.closed_at is not null group by 2 union all
      select 'payouts' as name, array[r.kind] as key, count(*) as count, coalesce(sum(r.amount), 0) as amount
      from payouts r where true group by 2 union all
      select 'tasks' as name, array[r.status] as key, count(*) as count, coalesce(sum(0), 0) as amount
      from tasks r where true group by 2) r
      full join (select name, key, sum(count) as count, sum(amount) as amount from totals group by name, key) t using (name, key)
      where coalesce(r.count, 0) <> coalesce(t.count, 0) or coalesce(r.amount, 0) <> coalesce(t.amount, 0)`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "totals" on "leads";`);
    this.addSql(`drop function if exists "leads_totals_fn"();`);

    this.addSql(`drop trigger if exists "totals" on "payouts";`);
    this.addSql(`drop function if exists "payouts_totals_fn"();`);

    this.addSql(`drop trigger if exists "totals" on "projects";`);
    this.addSql(`drop function if exists "projects_totals_fn"();`);

    this.addSql(`drop trigger if exists "totals" on "tasks";`);
    this.addSql(`drop function if exists "tasks_totals_fn"();`);

    this.addSql(`drop trigger if exists "totals_truncate" on "leads";`);
    this.addSql(`drop function if exists "leads_totals_truncate_fn"();`);
    this.addSql(`drop trigger if exists "totals_truncate" on "payouts";`);
    this.addSql(`drop function if exists "payouts_totals_truncate_fn"();`);
    this.addSql(`drop trigger if exists "totals_truncate" on "projects";`);
    this.addSql(`drop function if exists "projects_totals_truncate_fn"();`);
    this.addSql(`drop trigger if exists "totals_truncate" on "tasks";`);
    this.addSql(`drop function if exists "tasks_totals_truncate_fn"();`);
    this.addSql(`drop table "totals";`);
  }

}
