import { Migration } from '@mikro-orm/migrations';

export class Migration20261127053946_documents_not_read_validated extends Migration {

  override name = 'Migration20261127053946_documents_not_read_validated';

  override up(): void | Promise<void> {
    // Those without a file were entered by hand, so nothing at their address was read, and someone wrote their summary. That of a file was
    // generated, unless someone has changed it since.
    this.addSql(`update "ai_documents" set "is_read" = ("status" = 'ready'), "is_summary_generated" = "content_summary" is not null and not exists (select 1 from "audit_entries" a where a.subject_id = "ai_documents".id::text and a.action = 'ai_document_changed' and a.details like '%content summary%') where "file_id" is not null;`);
    // Written text that was saved again included the summary. The next start creates it without.
    this.addSql(`delete from "ai_document_passages" p using "ai_documents" d where d.id = p.document_id and p.source = 'text' and d.is_summary_generated and exists (select 1 from "audit_entries" a where a.subject_id = d.id::text and a.action = 'ai_document_changed');`);
    this.addSql(`alter table "ai_documents" validate constraint "ai_documents_text_source_check";`);
    this.addSql(`alter table "ai_documents" validate constraint "ai_documents_next_file_id_foreign";`);
    this.addSql(`alter table "ai_documents" validate constraint "ai_documents_failure_has_reason";`);
    this.addSql(`alter table "audit_entries" validate constraint "audit_entries_action_check";`);
  }

}
