import { Migration } from '@mikro-orm/migrations';

export class Migration20261121111727_jarvis_replies extends Migration {

  override name = 'Migration20261121111727_jarvis_replies';

  override up(): void | Promise<void> {
    this.addSql(`alter table "messages" add "failure_reason" text null, add "question_id" uuid null, add "selected_document_ids" uuid[] not null default '{}', add "prompt_tokens" int null, add "completion_tokens" int null, add "model" text null, add "run" int not null default 0, add "draft" int not null default 0, add "written" int not null default 0, add "runner" uuid null, add "lease_until" timestamptz null, add "stop_asked" boolean not null default false, add "searched" tsvector generated always as (
CASE
    WHEN (status <> 'streaming'::text) THEN to_tsvector('simple'::regconfig, content)
    ELSE NULL::tsvector
END) stored null;`);
    // Replies from before knew their documents, not the passages.
    this.addSql(
      `update "messages" set "metadata" = jsonb_set("metadata", '{referencedDocuments}', (select coalesce(jsonb_agg(d || '{"passages": []}'), '[]') from jsonb_array_elements("metadata" -> 'referencedDocuments') d)) where "metadata" -> 'referencedDocuments' <> '[]';`,
    );
    this.addSql(`alter table "messages" add constraint "messages_question_id_foreign" foreign key ("question_id") references "messages" ("id") on delete cascade;`);
    this.addSql(`alter table "messages" add constraint "messages_question_id_unique" unique ("question_id");`);
    this.addSql(`create index "messages_searched_index" on "messages" using gin ("searched");`);
    this.addSql(`create index "messages_leases" on "messages" ("runner") where "status" = 'streaming';`);
    this.addSql(`create unique index "messages_one_reply_at_a_time" on "messages" ("conversation_id") where "status" = 'streaming';`);
    this.addSql(`alter table "messages" add constraint "messages_streaming_has_lease" check ((lease_until is not null) = (status = 'streaming'));`);
    this.addSql(`alter table "messages" add constraint "messages_failure_has_reason" check ((failure_reason is not null) = (status = 'failed'));`);
    this.addSql(`alter table "messages" add constraint "messages_only_replies_stream" check (status = 'complete' or role = 'assistant');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "messages" drop constraint "messages_question_id_foreign";`);

    this.addSql(`alter table "messages" drop constraint "messages_question_id_unique";`);
    this.addSql(`drop index "messages_searched_index";`);
    this.addSql(`drop index "messages_leases";`);
    this.addSql(`drop index "messages_one_reply_at_a_time";`);
    this.addSql(`alter table "messages" drop constraint "messages_streaming_has_lease";`);
    this.addSql(`alter table "messages" drop constraint "messages_failure_has_reason";`);
    this.addSql(`alter table "messages" drop constraint "messages_only_replies_stream";`);
    this.addSql(`alter table "messages" drop column "failure_reason", drop column "question_id", drop column "selected_document_ids", drop column "prompt_tokens", drop column "completion_tokens", drop column "model", drop column "run", drop column "draft", drop column "written", drop column "runner", drop column "lease_until", drop column "stop_asked", drop column "searched";`);
  }

}
