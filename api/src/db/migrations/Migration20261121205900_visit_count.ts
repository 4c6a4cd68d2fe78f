import { Migration } from '@mikro-orm/migrations';

export class Migration20261121205900_visit_count extends Migration {
  override name = 'Migration20261121205900_visit_count';

  // Sums and nothing about anybody. Not an entity: no row of it is ever read by itself.
  override up(): void | Promise<void> {
    this.addSql(
      `create table "visit_count" ("day" date not null, "kind" text not null, "route" text not null, "plan" text not null default '', "count" bigint not null, primary key ("day", "kind", "route", "plan"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "visit_count";`);
  }
}
