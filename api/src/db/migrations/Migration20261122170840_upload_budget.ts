import { Migration } from '@mikro-orm/migrations';

export class Migration20261122170840_upload_budget extends Migration {
  override name = 'Migration20261122170840_upload_budget';

  override up(): void | Promise<void> {
    this.addSql(`alter table "stored_files" add "uploader" text null, add "reserved_bytes" int null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "stored_files" drop column "uploader", drop column "reserved_bytes";`);
  }
}
