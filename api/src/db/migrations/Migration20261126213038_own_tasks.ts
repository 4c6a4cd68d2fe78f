import { Migration } from '@mikro-orm/migrations';

export class Migration20261126213038_own_tasks extends Migration {

  override name = 'Migration20261126213038_own_tasks';

  override up(): void | Promise<void> {
    this.addSql(`create table "task_comments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "content" text not null, "author_id" uuid not null, "task_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "task_comments_author_id_index" on "task_comments" ("author_id");`);
    this.addSql(`create index "task_comments_task_id_id_index" on "task_comments" ("task_id", "id");`);

    this.addSql(`alter table "users" add "wants_task_mail" boolean not null default true;`);

    this.addSql(`alter table "tasks" add "timebox_minutes" int null, add "assigned_at" timestamptz(3) null;`);

    this.addSql(`alter table "task_comments" add constraint "task_comments_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "task_comments" add constraint "task_comments_task_id_foreign" foreign key ("task_id") references "tasks" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "tasks" drop column "timebox_minutes", drop column "assigned_at";`);

    this.addSql(`alter table "users" drop column "wants_task_mail";`);
  }

}
