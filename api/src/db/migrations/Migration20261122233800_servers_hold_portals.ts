import { Migration } from '@mikro-orm/migrations';

export class Migration20261122233800_servers_hold_portals extends Migration {
  override name = 'Migration20261122233800_servers_hold_portals';

  override up(): void | Promise<void> {
    this.addSql(`alter table "server" add "holds_portals" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "server" drop column "holds_portals";`);
  }
}
