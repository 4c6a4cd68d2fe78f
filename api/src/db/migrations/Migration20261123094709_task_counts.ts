import { Migration } from '@mikro-orm/migrations';

export class Migration20261123094709_task_counts extends Migration {

  override name = 'Migration20261123094709_task_counts';

  /** An index that is built concurrently blocks no writes, and cannot be built in a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`create index concurrently if not exists "tasks_project_id_status_index" on "tasks" ("project_id", "status");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "tasks_project_id_status_index";`);
  }

}
