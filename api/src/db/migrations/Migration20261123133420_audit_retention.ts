import { Migration } from '@mikro-orm/migrations';

const monthBefore = (days: string) => `date_trunc('month', (now() - make_interval(days => ${days})) at time zone 'UTC') at time zone 'UTC'`;

export class Migration20261123133420_audit_retention extends Migration {

  override name = 'Migration20261123133420_audit_retention';

  override up(): void | Promise<void> {
    // Replaced and not dropped: the trigger that refuses to truncate uses it, too.
    this.addSql(`create or replace function "audit_entries_audit_entries_stay_fn"() returns trigger as $$ begin if tg_op = 'DELETE' and old.created_at < ${monthBefore('365')} then
    perform from public.archive_files where kind = 'audit' and first_id <= old.id and last_id >= old.id order by first_id desc limit 1;     if found then return old; end if;   end if;   raise exception 'the audit log is append-only'; end; $$ language plpgsql;`);
    // With the rights of the owner, because the server's role has none to delete here.
    this.addSql(`create function "delete_archived_audit_entries"(days int, entries uuid[]) returns setof uuid language sql security definer set search_path = pg_catalog, pg_temp as $$
      delete from public.audit_entries where id = any (entries) and created_at < ${monthBefore('days')} returning id $$;`);
    this.addSql(`revoke execute on function "delete_archived_audit_entries"(int, uuid[]) from public;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop function if exists "delete_archived_audit_entries"(int, uuid[]);`);
    this.addSql(`create or replace function "audit_entries_audit_entries_stay_fn"() returns trigger as $$ begin raise exception 'the audit trail is append-only'; return null; end; $$ language plpgsql;`);
  }

}
