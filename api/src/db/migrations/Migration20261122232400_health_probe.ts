import { Migration } from '@mikro-orm/migrations';

export class Migration20261122232400_health_probe extends Migration {
  override name = 'Migration20261122232400_health_probe';

  // One row, which every server writes to show that the database stores something.
  override up(): void | Promise<void> {
    this.addSql(
      `create table "health_probe" ("id" bigint not null default 1 check ("id" = 1), "written_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`insert into "health_probe" default values;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "health_probe";`);
  }
}
