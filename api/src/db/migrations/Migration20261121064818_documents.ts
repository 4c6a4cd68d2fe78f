import { Migration } from '@mikro-orm/migrations';

export class Migration20261121064818_documents extends Migration {
  override name = 'Migration20261121064818_documents';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ai_documents" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" text not null, "description" text null, "content_type" text not null default 'documentation', "file_name" text not null, "file_url" text not null, "content_summary" text null, "tags" text[] not null, "is_active" boolean not null default true, "status" text not null default 'ready', primary key ("id"));`,
    );
    this.addSql(`create index "ai_documents_is_active_id_index" on "ai_documents" ("is_active", "id");`);

    this.addSql(
      `alter table "ai_documents" add constraint "ai_documents_status_check" check ("status" in ('processing', 'ready', 'failed'));`,
    );
  }
}
