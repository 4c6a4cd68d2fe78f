import { Migration } from '@mikro-orm/migrations';

export class Migration20261123053823_board_task_indexes extends Migration {
  override name = 'Migration20261123053823_board_task_indexes';

  /** Indexes are built concurrently, which blocks no writes and cannot run in a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(
      `create index concurrently if not exists "tasks_searched" on "tasks" using gin ("searched" gin_trgm_ops);`,
    );
    this.addSql(
      `create index concurrently if not exists "tasks_status_done_at_id_index" on "tasks" ("status", "done_at", "id");`,
    );
    this.addSql(
      `create index concurrently if not exists "tasks_status_due_order_id_index" on "tasks" ("status", "due_order", "id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "tasks_searched";`);
    this.addSql(`drop index if exists "tasks_status_done_at_id_index";`);
    this.addSql(`drop index if exists "tasks_status_due_order_id_index";`);
  }
}
