import { Migration } from '@mikro-orm/migrations';

export class Migration20261127010933_task_reporter extends Migration {

  override name = 'Migration20261127010933_task_reporter';

  override up(): void | Promise<void> {
    this.addSql(`alter table "tasks" add "reporter_id" uuid null;`);
    // Validating it in a statement of its own blocks no writes.
    this.addSql(`alter table "tasks" add constraint "tasks_reporter_id_foreign" foreign key ("reporter_id") references "users" ("id") on delete set null not valid;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "tasks" drop constraint "tasks_reporter_id_foreign";`);
    this.addSql(`alter table "tasks" drop column "reporter_id";`);
  }

}
