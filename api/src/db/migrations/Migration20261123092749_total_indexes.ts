import { Migration } from '@mikro-orm/migrations';

export class Migration20261123092749_total_indexes extends Migration {

  override name = 'Migration20261123092749_total_indexes';

  /** An index that is built concurrently blocks no writes, and cannot be built in a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`create index concurrently if not exists "users_contractors" on "users" ("last_name", "first_name", "id") where role = 'contractor';`);

    this.addSql(`create index concurrently if not exists "projects_open" on "projects" ("created_at") where status not in ('completed', 'cancelled');`);

    this.addSql(`create index concurrently if not exists "tasks_done_at_created_at_project_id_index" on "tasks" ("done_at", "created_at", "project_id");`);
    this.addSql(`drop index concurrently if exists "tasks_done_at_index";`);
    this.addSql(`create index concurrently if not exists "tasks_undone_of_assignees" on "tasks" ("assignee_id", "due_on", "project_id") where status <> 'done';`);

    this.addSql(`create index concurrently if not exists "leads_won" on "leads" ("closed_at", "created_at") where status = 'won';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "leads_won";`);

    this.addSql(`drop index if exists "projects_open";`);

    this.addSql(`drop index if exists "tasks_done_at_created_at_project_id_index";`);
    this.addSql(`drop index if exists "tasks_undone_of_assignees";`);
    this.addSql(`create index if not exists "tasks_done_at_index" on "tasks" ("done_at");`);

    this.addSql(`drop index if exists "users_contractors";`);
  }

}
