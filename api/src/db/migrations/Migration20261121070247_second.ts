import { Migration } from '@mikro-orm/migrations';

export class Migration20261121070247_second extends Migration {
  override name = 'Migration20261121070247_second';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ai_documents" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" text not null, "description" text null, "content_type" text not null default 'documentation', "file_name" text not null, "file_url" text not null, "content_summary" text null, "tags" text[] not null, "is_active" boolean not null default true, "status" text not null default 'ready', primary key ("id"));`,
    );
    this.addSql(`create index "ai_documents_is_active_id_index" on "ai_documents" ("is_active", "id");`);

    this.addSql(
      `create table "knowledge_resources" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" text not null, "description" text null, "category" text not null, "hub" text not null, "content" text null, "file_content" text null, "file_name" text null, "file_type" text null, "file_size" int null, "file_url" text null, "thumbnail_url" text null, "tags" text[] not null, "difficulty" text null, "estimated_duration" text null, "is_published" boolean not null default true, "is_premium" boolean not null default false, "view_count" int not null default 0, primary key ("id"));`,
    );
    this.addSql(
      `create index "knowledge_resources_is_published_id_index" on "knowledge_resources" ("is_published", "id");`,
    );
    this.addSql(`create index "knowledge_resources_category_id_index" on "knowledge_resources" ("category", "id");`);
    this.addSql(
      `create index "knowledge_resources_hub_category_id_index" on "knowledge_resources" ("hub", "category", "id");`,
    );

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

    this.addSql(`alter table "users" add "deactivated_at" timestamptz(3) null;`);

    this.addSql(
      `alter table "projects" add "priority" text not null default 'medium', add "working_location" text null, add "estimated_weeks" smallint null, add "rating" smallint null;`,
    );
    this.addSql(`alter table "projects" add constraint "projects_weeks" check (estimated_weeks > 0);`);
    this.addSql(`alter table "projects" add constraint "projects_rating_stars" check (rating >= 1 and rating <= 5);`);
    this.addSql(
      `alter table "projects" add constraint "projects_priority_check" check ("priority" in ('low', 'medium', 'high', 'critical'));`,
    );

    this.addSql(
      `alter table "ai_documents" add constraint "ai_documents_status_check" check ("status" in ('processing', 'ready', 'failed'));`,
    );

    this.addSql(
      `alter table "knowledge_resources" add constraint "knowledge_resources_counts" check (view_count >= 0 and (file_size is null or file_size >= 0));`,
    );
    this.addSql(
      `alter table "knowledge_resources" add constraint "knowledge_resources_category_check" check ("category" in ('definition', 'contract', 'discovery', 'audit', 'tool', 'tutorial', 'course', 'guide'));`,
    );
    this.addSql(
      `alter table "knowledge_resources" add constraint "knowledge_resources_hub_check" check ("hub" in ('dochub', 'ai_nexus', 'upskill'));`,
    );
    this.addSql(
      `alter table "knowledge_resources" add constraint "knowledge_resources_difficulty_check" check ("difficulty" in ('beginner', 'intermediate', 'advanced'));`,
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

    // Not an entity's: what ending all sessions of a person looks for.
    this.addSql(`create index "session_viewer_id_index" on "session" ((sess->'viewer'->>'id'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "session_viewer_id_index";`);
    this.addSql(
      `drop table "conversation_templates", "messages", "conversations", "prompt_templates", "ai_documents", "knowledge_resources";`,
    );

    this.addSql(`alter table "projects" drop constraint "projects_weeks";`);
    this.addSql(`alter table "projects" drop constraint "projects_rating_stars";`);
    this.addSql(`alter table "projects" drop constraint "projects_priority_check";`);
    this.addSql(
      `alter table "projects" drop column "priority", drop column "working_location", drop column "estimated_weeks", drop column "rating";`,
    );

    this.addSql(`alter table "users" drop column "deactivated_at";`);
  }
}
