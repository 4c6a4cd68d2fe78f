import { Migration } from '@mikro-orm/migrations';

export class Migration20261123093000_archive_files extends Migration {
  override name = 'Migration20261123093000_archive_files';

  override up(): void | Promise<void> {
    this.addSql(`create table "archive_files" (
      "id" bigint generated always as identity primary key,
      "kind" text not null, "key" text not null unique, "rows" bigint not null, "bytes" bigint not null, "sha256" text not null,
      "first_id" uuid not null, "last_id" uuid not null, "created_at" timestamptz(3) not null default now());`);
    this.addSql(`create index "archive_files_kind_first_id_index" on "archive_files" ("kind", "first_id");`);
    this.addSql(
      `create table "retention_runs" ("kind" text primary key, "succeeded_at" timestamptz(3) not null default now());`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "retention_runs";`);
    this.addSql(`drop table "archive_files";`);
  }
}
