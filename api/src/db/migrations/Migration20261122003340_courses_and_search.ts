import { Migration } from '@mikro-orm/migrations';

export class Migration20261122003340_courses_and_search extends Migration {

  override name = 'Migration20261122003340_courses_and_search';

  override up(): void | Promise<void> {
    this.addSql(`create table "course_progress" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "person_id" uuid not null, "resource_id" uuid not null, "done" smallint not null, primary key ("id"));`);
    this.addSql(`create index "course_progress_resource_id_index" on "course_progress" ("resource_id");`);
    this.addSql(`alter table "course_progress" add constraint "course_progress_person_id_resource_id_unique" unique ("person_id", "resource_id");`);

    this.addSql(`alter table "knowledge_resources" drop constraint "knowledge_resources_counts";`);
    this.addSql(`alter table "knowledge_resources" add "lessons" smallint null, add "lesson_titles" text[] not null default '{}', add "tag_words" text not null default '', add "searched" tsvector generated always as (((((setweight(to_tsvector('simple'::regconfig, title), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, tag_words), 'B'::"char")) || setweight(to_tsvector('simple'::regconfig, COALESCE(description, ''::text)), 'B'::"char")) || setweight(to_tsvector('simple'::regconfig, "left"(COALESCE(content, ''::text), 100000)), 'C'::"char")) || setweight(to_tsvector('simple'::regconfig, "left"(COALESCE(file_content, ''::text), 100000)), 'D'::"char"))) stored not null;`);
    // What is there already: as it is read from a text that is written, but for headings within code.
    this.addSql(
      `update "knowledge_resources" set "tag_words" = array_to_string("tags", ' '), "lesson_titles" = array(select left(found[1], 200) from regexp_matches(coalesce("content", "file_content", ''), '^##[ \\t]+([^\\r\\n]+)', 'gn') as found limit 100);`,
    );
    this.addSql(`create index "knowledge_resources_searched_index" on "knowledge_resources" using gin ("searched");`);
    this.addSql(`alter table "knowledge_resources" add constraint "knowledge_resources_counts" check (view_count >= 0 and (file_size is null or file_size >= 0) and (lessons is null or lessons > 0));`);

    this.addSql(`alter table "course_progress" add constraint "course_progress_person_id_foreign" foreign key ("person_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "course_progress" add constraint "course_progress_resource_id_foreign" foreign key ("resource_id") references "knowledge_resources" ("id") on delete cascade;`);
    this.addSql(`alter table "course_progress" add constraint "course_progress_done" check (done >= 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "course_progress";`);
    this.addSql(`drop index "knowledge_resources_searched_index";`);
    this.addSql(`alter table "knowledge_resources" drop constraint "knowledge_resources_counts";`);
    this.addSql(`alter table "knowledge_resources" drop column "lessons", drop column "lesson_titles", drop column "tag_words", drop column "searched";`);
    this.addSql(`alter table "knowledge_resources" add constraint "knowledge_resources_counts" check (view_count >= 0 and (file_size is null or file_size >= 0));`);
  }

}
