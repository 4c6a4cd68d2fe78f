import { Migration } from '@mikro-orm/migrations';

export class Migration20261127054107_profile_photos_validated extends Migration {

  override name = 'Migration20261127054107_profile_photos_validated';

  override up(): void | Promise<void> {
    this.addSql(`alter table "stored_files" validate constraint "stored_files_purpose_check";`);
    this.addSql(`alter table "audit_entries" validate constraint "audit_entries_action_check";`);
  }

}
