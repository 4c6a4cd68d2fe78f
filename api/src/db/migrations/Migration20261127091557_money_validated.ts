import { Migration } from '@mikro-orm/migrations';

export class Migration20261127091557_money_validated extends Migration {

  override name = 'Migration20261127091557_money_validated';

  override up(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" validate constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" validate constraint "audit_entries_subject_kind_check";`);
  }

}
