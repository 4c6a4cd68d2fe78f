import { Migration } from '@mikro-orm/migrations';

export class Migration20261122100837_knowledge_views extends Migration {

  override name = 'Migration20261122100837_knowledge_views';

  override up(): void | Promise<void> {
    this.addSql(`create table "knowledge_views" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "person_id" uuid not null, "resource_id" uuid not null, "day" date not null, primary key ("id"));`);
    this.addSql(`create index "knowledge_views_resource_id_index" on "knowledge_views" ("resource_id");`);
    this.addSql(`alter table "knowledge_views" add constraint "knowledge_views_person_id_resource_id_unique" unique ("person_id", "resource_id");`);

    this.addSql(`alter table "knowledge_views" add constraint "knowledge_views_person_id_foreign" foreign key ("person_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "knowledge_views" add constraint "knowledge_views_resource_id_foreign" foreign key ("resource_id") references "knowledge_resources" ("id") on delete cascade;`);
  }

}
