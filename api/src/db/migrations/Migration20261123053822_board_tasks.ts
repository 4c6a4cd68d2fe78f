import { Migration } from '@mikro-orm/migrations';

export class Migration20261123053822_board_tasks extends Migration {
  override name = 'Migration20261123053822_board_tasks';

  override up(): void | Promise<void> {
    this.addSql(`-- because tasks stay few: 200,000 of them are rewritten in about a second
-- squawk-ignore adding-field-with-default
alter table "tasks" add "due_order" int generated always as (COALESCE((due_on - '1970-01-01'::date), 2147483647)) stored not null, add "searched" text generated always as (((title || ' '::text) || description)) stored not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "tasks" drop column "due_order", drop column "searched";`);
  }
}
