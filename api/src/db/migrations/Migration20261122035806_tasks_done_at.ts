import { Migration } from '@mikro-orm/migrations';

export class Migration20261122035806_tasks_done_at extends Migration {

  override name = 'Migration20261122035806_tasks_done_at';

  override up(): void | Promise<void> {
    this.addSql(`alter table "tasks" add "done_at" timestamptz(3) null;`);
    // What is done already: it last changed when it came there, as far as anybody knows.
    this.addSql(`update "tasks" set "done_at" = "updated_at" where "status" = 'done';`);
    this.addSql(`create index "tasks_done_at_index" on "tasks" ("done_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "tasks_done_at_index";`);
    this.addSql(`alter table "tasks" drop column "done_at";`);
  }

}
