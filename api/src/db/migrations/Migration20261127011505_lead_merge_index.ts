import { Migration } from '@mikro-orm/migrations';

export class Migration20261127011505_lead_merge_index extends Migration {

  override name = 'Migration20261127011505_lead_merge_index';

  /** An index that is built concurrently blocks no writes, and cannot be built in a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`create index concurrently if not exists "enquiries_merged_into_id_index" on "enquiries" ("merged_into_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "enquiries_merged_into_id_index";`);
  }

}
