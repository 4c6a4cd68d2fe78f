import { Migration } from '@mikro-orm/migrations';

export class Migration20261127005550_task_files_validated extends Migration {

  override name = 'Migration20261127005550_task_files_validated';

  override up(): void | Promise<void> {
    this.addSql(`alter table "stored_files" validate constraint "stored_files_purpose_check";`);
  }

}
