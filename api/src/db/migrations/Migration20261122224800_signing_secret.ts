import { Migration } from '@mikro-orm/migrations';

export class Migration20261122224800_signing_secret extends Migration {
  override name = 'Migration20261122224800_signing_secret';

  // Which secrets each server has, and since when the newest one signs. Names of secrets, which tell nothing about them.
  override up(): void | Promise<void> {
    this.addSql(`alter table "server" add column "secret_ids" text[] null;`);
    this.addSql(
      `create table "signing_secret" ("id" text not null, "since" timestamptz(3) not null default now(), primary key ("id"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "signing_secret";`);
    this.addSql(`alter table "server" drop column "secret_ids";`);
  }
}
