import { Migration } from '@mikro-orm/migrations';

export class Migration20261122223500_backups extends Migration {
  override name = 'Migration20261122223500_backups';

  // When `npm run backup` wrote a file. Not an entity: only the check of the last backup's age reads it.
  override up(): void | Promise<void> {
    this.addSql(
      `create table "backups" ("id" bigint generated always as identity primary key, "finished_at" timestamptz(3) not null default now(), "bytes" bigint not null, "is_encrypted" boolean not null);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "backups";`);
  }
}
