import { Migration } from '@mikro-orm/migrations';

export class Migration20261123065640_figure_indexes extends Migration {

  override name = 'Migration20261123065640_figure_indexes';

  /** Indexes are built concurrently, which blocks no writes and cannot run in a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`create index concurrently if not exists "projects_status_id_index" on "projects" ("status", "id");`);

    this.addSql(`create index concurrently if not exists "tasks_undone" on "tasks" ("project_id", "due_on") where status <> 'done';`);

    this.addSql(`create index concurrently if not exists "support_tickets_urgent" on "support_tickets" ("created_at") where status = 'open' and priority in ('high', 'critical');`);

    this.addSql(`create index concurrently if not exists "leads_status_budget_index" on "leads" ("status", "budget");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "leads_status_budget_index";`);

    this.addSql(`drop index if exists "projects_status_id_index";`);

    this.addSql(`drop index if exists "support_tickets_urgent";`);

    this.addSql(`drop index if exists "tasks_undone";`);
  }

}
