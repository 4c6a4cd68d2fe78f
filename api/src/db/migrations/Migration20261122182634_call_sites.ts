import { Migration } from '@mikro-orm/migrations';

export class Migration20261122182634_call_sites extends Migration {

  override name = 'Migration20261122182634_call_sites';

  override up(): void | Promise<void> {
    this.addSql(`alter table "strategy_calls" add "site_hash" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "strategy_calls" drop column "site_hash";`);
  }

}
