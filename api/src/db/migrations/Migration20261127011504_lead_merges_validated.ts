import { Migration } from '@mikro-orm/migrations';

export class Migration20261127011504_lead_merges_validated extends Migration {

  override name = 'Migration20261127011504_lead_merges_validated';

  override up(): void | Promise<void> {
    this.addSql(`alter table "enquiries" validate constraint "enquiries_merged_into_id_foreign";`);
    this.addSql(`alter table "audit_entries" validate constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" validate constraint "audit_entries_subject_kind_check";`);
  }

}
