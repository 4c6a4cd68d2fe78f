import { Migration } from '@mikro-orm/migrations';

export class Migration20261127005550_lead_work_indexes extends Migration {

  override name = 'Migration20261127005550_lead_work_indexes';

  /** An index that is built concurrently blocks no writes, and cannot be built in a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`create index concurrently if not exists "leads_next_steps" on "leads" ("next_step_due_on", "owner_id") where closed_at is null and next_step_due_on is not null;`);
    this.addSql(`create index concurrently if not exists "leads_owner_id_status_id_index" on "leads" ("owner_id", "status", "id");`);
    this.addSql(`create index concurrently if not exists "leads_owner_id_id_index" on "leads" ("owner_id", "id");`);
    this.addSql(`drop index concurrently if exists "leads_owner_id_index";`);
    this.addSql(`
-- because validating a valid constraint again does nothing
-- squawk-ignore prefer-robust-stmts
alter table "leads" validate constraint "leads_lost_reason_check";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create index if not exists "leads_owner_id_index" on "leads" ("owner_id");`);
    this.addSql(`drop index if exists "leads_next_steps";`);
    this.addSql(`drop index if exists "leads_owner_id_status_id_index";`);
    this.addSql(`drop index if exists "leads_owner_id_id_index";`);
  }

}
