import { Migration } from '@mikro-orm/migrations';

export class Migration20261122231009_reply_traceparent extends Migration {

  override name = 'Migration20261122231009_reply_traceparent';

  override up(): void | Promise<void> {
    this.addSql(`alter table "messages" add "traceparent" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "messages" drop column "traceparent";`);
  }

}
