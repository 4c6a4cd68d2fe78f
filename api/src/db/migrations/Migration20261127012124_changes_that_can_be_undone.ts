import { Migration } from '@mikro-orm/migrations';

export class Migration20261127012124_changes_that_can_be_undone extends Migration {

  override name = 'Migration20261127012124_changes_that_can_be_undone';

  override up(): void | Promise<void> {
    this.addSql(`create table "undoable_changes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "kind" text not null, "subject_id" uuid not null, "person_id" uuid not null, "rows" jsonb not null, "held_until" timestamptz(3) not null, "job_keys" jsonb not null, "delivery_ids" jsonb not null, primary key ("id"));`);
    this.addSql(`create index "undoable_changes_created_at_index" on "undoable_changes" ("created_at");`);
    this.addSql(`create index "undoable_changes_person_id_subject_id_id_index" on "undoable_changes" ("person_id", "subject_id", "id");`);

    this.addSql(`alter table "conversations" add "deleted_at" timestamptz(3) null;`);

    this.addSql(`alter table "undoable_changes" add constraint "undoable_changes_person_id_foreign" foreign key ("person_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "undoable_changes";`);
    this.addSql(`alter table "conversations" drop column "deleted_at";`);
  }

}
