import { Migration } from '@mikro-orm/migrations';

export class Migration20261123021500_requests_carried_out extends Migration {
  override name = 'Migration20261123021500_requests_carried_out';

  // Whether a change of the request was committed, also where nobody heard so. False for versions that do not say.
  override up(): void | Promise<void> {
    this.addSql(`alter table "idempotent_reply" add column "carried_out" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "idempotent_reply" drop column "carried_out";`);
  }
}
