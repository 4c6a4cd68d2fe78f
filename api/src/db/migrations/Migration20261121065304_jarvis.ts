import { Migration } from '@mikro-orm/migrations';

export class Migration20261121065304_jarvis extends Migration {
  override name = 'Migration20261121065304_jarvis';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "prompt_templates" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" text not null, "description" text null, "system_prompt" text not null, "context_instructions" text null, "guardrails" jsonb not null, "is_active" boolean not null default true);`,
    );
    this.addSql(`create index "prompt_templates_is_active_id_index" on "prompt_templates" ("is_active", "id");`);

    this.addSql(
      `create table "conversations" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" text not null, "owner_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "conversations_owner_id_updated_at_id_index" on "conversations" ("owner_id", "updated_at", "id");`,
    );

    this.addSql(
      `create table "messages" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "conversation_id" uuid not null, "role" text not null, "content" text not null, "status" text not null default 'complete', "metadata" jsonb not null, primary key ("id"));`,
    );
    this.addSql(`create index "messages_conversation_id_id_index" on "messages" ("conversation_id", "id");`);

    this.addSql(
      `create table "conversation_templates" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "conversation_id" uuid not null, "template_id" int not null, "position" smallint not null, primary key ("id"));`,
    );
    this.addSql(`create index "conversation_templates_template_id_index" on "conversation_templates" ("template_id");`);
    this.addSql(
      `alter table "conversation_templates" add constraint "conversation_templates_conversation_id_template_id_unique" unique ("conversation_id", "template_id");`,
    );
    this.addSql(
      `alter table "conversation_templates" add constraint "conversation_templates_conversation_id_position_unique" unique ("conversation_id", "position");`,
    );

    this.addSql(
      `alter table "conversations" add constraint "conversations_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "messages" add constraint "messages_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "messages" add constraint "messages_role_check" check ("role" in ('user', 'assistant'));`);
    this.addSql(
      `alter table "messages" add constraint "messages_status_check" check ("status" in ('streaming', 'complete', 'stopped', 'failed'));`,
    );

    this.addSql(
      `alter table "conversation_templates" add constraint "conversation_templates_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "conversation_templates" add constraint "conversation_templates_template_id_foreign" foreign key ("template_id") references "prompt_templates" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "conversation_templates" add constraint "conversation_templates_position" check (position >= 0);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "conversation_templates" drop constraint "conversation_templates_template_id_foreign";`);
    this.addSql(`alter table "messages" drop constraint "messages_conversation_id_foreign";`);
    this.addSql(
      `alter table "conversation_templates" drop constraint "conversation_templates_conversation_id_foreign";`,
    );
  }
}
