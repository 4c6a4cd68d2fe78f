import { Migration } from '@mikro-orm/migrations';

export class Migration20261122223900_servers extends Migration {
  override name = 'Migration20261122223900_servers';

  // The servers that run now, and what their APIs answer. Not an entity: only servers/live-servers.ts knows it.
  override up(): void | Promise<void> {
    this.addSql(
      `create table "server" ("id" uuid not null, "version" text not null, "schema_hash" text not null, "sdl" text not null, "started_at" timestamptz(3) not null default now(), "seen_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "server";`);
  }
}
