import { Migration } from '@mikro-orm/migrations';

export class Migration20261127092538_generated_summaries extends Migration {

  override name = 'Migration20261127092538_generated_summaries';

  override up(): void | Promise<void> {
    this.addSql(`create or replace function "ai_documents_generated_summary_fn"() returns trigger as $$ begin if old.stage = 'indexing' and new.stage = 'ready' and new.content_summary is distinct from old.content_summary and new.file_url = old.file_url then new.is_summary_generated := new.content_summary is not null; end if; return new; end; $$ language plpgsql;`);
    this.addSql(`create trigger "generated_summary" BEFORE UPDATE on "ai_documents" for each ROW execute function "ai_documents_generated_summary_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "generated_summary" on "ai_documents";`);
    this.addSql(`drop function if exists "ai_documents_generated_summary_fn"();`);
  }

}
