import { Migration } from '@mikro-orm/migrations';

export class Migration20261127010934_task_reporter_index extends Migration {

  override name = 'Migration20261127010934_task_reporter_index';

  /** An index that is built concurrently blocks no writes, and cannot be built in a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`create index concurrently if not exists "tasks_reporter_id_index" on "tasks" ("reporter_id");`);
    this.addSql(`
-- because validating a valid constraint again does nothing
-- squawk-ignore prefer-robust-stmts
alter table "tasks" validate constraint "tasks_reporter_id_foreign";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "tasks_reporter_id_index";`);
  }

}
