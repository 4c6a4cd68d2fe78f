import { Migration } from '@mikro-orm/migrations';

export class Migration20261127005549_task_files extends Migration {

  override name = 'Migration20261127005549_task_files';

  override up(): void | Promise<void> {
    this.addSql(`create table "task_files" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "file_name" text not null, "content_type" text not null, "size" int not null, "uploaded_by_id" uuid not null, "task_id" uuid not null, "file_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "task_files_uploaded_by_id_index" on "task_files" ("uploaded_by_id");`);
    this.addSql(`alter table "task_files" add constraint "task_files_file_id_unique" unique ("file_id");`);
    this.addSql(`create index "task_files_task_id_id_index" on "task_files" ("task_id", "id");`);

    this.addSql(`alter table "stored_files" drop constraint "stored_files_purpose_check";`);
    this.addSql(`alter table "stored_files" add constraint "stored_files_purpose_check" check ("purpose" in ('enquiry_attachment', 'ai_document', 'task_file')) not valid;`);

    this.addSql(`alter table "task_files" add constraint "task_files_uploaded_by_id_foreign" foreign key ("uploaded_by_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "task_files" add constraint "task_files_task_id_foreign" foreign key ("task_id") references "tasks" ("id") on delete cascade;`);
    this.addSql(`alter table "task_files" add constraint "task_files_file_id_foreign" foreign key ("file_id") references "stored_files" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "stored_files" drop constraint "stored_files_purpose_check";`);
    this.addSql(`alter table "stored_files" add constraint "stored_files_purpose_check" check ("purpose" in ('enquiry_attachment', 'ai_document'));`);
  }

}
