import { Migration } from '@mikro-orm/migrations';

export class Migration20261121064515_knowledge extends Migration {
  override name = 'Migration20261121064515_knowledge';

  override up(): void | Promise<void> {
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
  }
}
