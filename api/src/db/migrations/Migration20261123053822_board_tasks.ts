import { Migration } from '@mikro-orm/migrations';

export class Migration20261123053822_board_tasks extends Migration {

  override name = 'Migration20261123053822_board_tasks';

  override up(): void | Promise<void> {
    this.addSql(`alter table "tasks" add "due_order" int generated always as (COALESCE((due_on - '1970-01-01'::date), 2147483647)) stored not null, add "searched" text generated always as (((title || ' '::text) || description)) stored not null;`);
    this.addSql(`create index "tasks_searched" on "tasks" using gin ("searched" gin_trgm_ops);`);
    this.addSql(`create index "tasks_status_done_at_id_index" on "tasks" ("status", "done_at", "id");`);
    this.addSql(`create index "tasks_status_due_order_id_index" on "tasks" ("status", "due_order", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "tasks_searched";`);
    this.addSql(`drop index "tasks_status_done_at_id_index";`);
    this.addSql(`drop index "tasks_status_due_order_id_index";`);
    this.addSql(`alter table "tasks" drop column "due_order", drop column "searched";`);
  }

}
