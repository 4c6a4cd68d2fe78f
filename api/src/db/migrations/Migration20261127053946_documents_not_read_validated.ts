import { Migration } from '@mikro-orm/migrations';

export class Migration20261127053946_documents_not_read_validated extends Migration {

  override name = 'Migration20261127053946_documents_not_read_validated';

  override up(): void | Promise<void> {
    // Those without a file were entered by hand, so nothing at their address was read.
    this.addSql(`update "ai_documents" set "is_read" = false where "file_id" is null;`);
    this.addSql(`alter table "ai_documents" validate constraint "ai_documents_text_source_check";`);
    this.addSql(`alter table "audit_entries" validate constraint "audit_entries_action_check";`);
  }

}
