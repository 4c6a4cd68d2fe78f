import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100712_document_files extends Migration {

  override name = 'Migration20261121100712_document_files';

  override up(): void | Promise<void> {
    this.addSql(`alter table "ai_documents" add "stage" text not null default 'ready', add "failure_reason" text null, add "readings" int not null default 0, add "file_id" uuid null;`);
    this.addSql(`alter table "ai_documents" add constraint "ai_documents_file_id_foreign" foreign key ("file_id") references "stored_files" ("id") on delete restrict;`);
    this.addSql(`alter table "ai_documents" add constraint "ai_documents_file_id_unique" unique ("file_id");`);
    this.addSql(`create index "ai_documents_status_updated_at_index" on "ai_documents" ("status", "updated_at");`);
    this.addSql(`alter table "ai_documents" add constraint "ai_documents_readings_natural" check (readings >= 0);`);
    this.addSql(`alter table "ai_documents" add constraint "ai_documents_failure_has_reason" check ((failure_reason is not null) = (stage = 'failed'));`);
    this.addSql(`alter table "ai_documents" add constraint "ai_documents_stage_of_status" check (status = case when stage in ('ready', 'failed') then stage else 'processing' end);`);
    this.addSql(`alter table "ai_documents" add constraint "ai_documents_stage_check" check ("stage" in ('received', 'reading', 'indexing', 'ready', 'failed'));`);

    this.addSql(`alter table "ai_document_passages" drop constraint "ai_document_passages_document_id_position_unique";`);
    this.addSql(`alter table "ai_document_passages" add "source" text not null default 'text', add "place" text null;`);
    this.addSql(`alter table "ai_document_passages" add constraint "ai_document_passages_document_id_source_position_unique" unique ("document_id", "source", "position");`);
    this.addSql(`alter table "ai_document_passages" add constraint "ai_document_passages_source_check" check ("source" in ('text', 'file'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ai_documents" drop constraint "ai_documents_file_id_foreign";`);

    this.addSql(`alter table "ai_document_passages" drop constraint "ai_document_passages_document_id_source_position_unique";`);
    this.addSql(`alter table "ai_document_passages" drop constraint "ai_document_passages_source_check";`);
    this.addSql(`alter table "ai_document_passages" drop column "source", drop column "place";`);
    this.addSql(`alter table "ai_document_passages" add constraint "ai_document_passages_document_id_position_unique" unique ("document_id", "position");`);

    this.addSql(`alter table "ai_documents" drop constraint "ai_documents_file_id_unique";`);
    this.addSql(`drop index "ai_documents_status_updated_at_index";`);
    this.addSql(`alter table "ai_documents" drop constraint "ai_documents_readings_natural";`);
    this.addSql(`alter table "ai_documents" drop constraint "ai_documents_failure_has_reason";`);
    this.addSql(`alter table "ai_documents" drop constraint "ai_documents_stage_of_status";`);
    this.addSql(`alter table "ai_documents" drop constraint "ai_documents_stage_check";`);
    this.addSql(`alter table "ai_documents" drop column "stage", drop column "failure_reason", drop column "readings", drop column "file_id";`);
  }

}
