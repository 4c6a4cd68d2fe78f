import { Migration } from '@mikro-orm/migrations';

export class Migration20261121065800_idempotent_replies extends Migration {
  override name = 'Migration20261121065800_idempotent_replies';

  // Answers kept for their Idempotency-Key. Not an entity: only http/graphql/idempotency.ts knows it.
  override up(): void | Promise<void> {
    this.addSql(
      `create table "idempotent_reply" ("owner" text not null, "key" text not null, "request" text not null, "status" smallint null, "body" text null, "type" text null, "created_at" timestamptz not null default now(), primary key ("owner", "key"));`,
    );
    this.addSql(`create index "idempotent_reply_created_at_index" on "idempotent_reply" ("created_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "idempotent_reply";`);
  }
}
