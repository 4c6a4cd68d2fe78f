import { Migration } from '@mikro-orm/migrations';

export class Migration20261124015000_live_event_position extends Migration {
  override name = 'Migration20261124015000_live_event_position';

  // Events of one millisecond have an order too. Those stored before have none, and come first.
  override up(): void | Promise<void> {
    this.addSql(`alter table "live_event" add column "position" bigint;`);
    this.addSql(`create sequence "live_event_position" owned by "live_event"."position";`);
    this.addSql(`alter table "live_event" alter column "position" set default nextval('live_event_position');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "live_event" drop column "position";`);
  }
}
