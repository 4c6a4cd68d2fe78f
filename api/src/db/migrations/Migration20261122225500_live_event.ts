import { Migration } from '@mikro-orm/migrations';

export class Migration20261122225500_live_event extends Migration {
  override name = 'Migration20261122225500_live_event';

  // Events of the last hour, for servers that were disconnected. Unlogged: a crash of the database may lose them.
  override up(): void | Promise<void> {
    this.addSql(
      `create unlogged table "live_event" ("id" text not null, "message" text not null, "created_at" timestamptz(3) not null default clock_timestamp(), primary key ("id"));`,
    );
    this.addSql(`create index "live_event_created_at_index" on "live_event" ("created_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "live_event";`);
  }
}
