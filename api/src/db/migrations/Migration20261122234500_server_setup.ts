import { Migration } from '@mikro-orm/migrations';

export class Migration20261122234500_server_setup extends Migration {
  override name = 'Migration20261122234500_server_setup';

  // What servers on one database must have in common. Null for versions that do not say.
  override up(): void | Promise<void> {
    this.addSql(`alter table "server" add column "setup" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "server" drop column "setup";`);
  }
}
