import { Migration } from '@mikro-orm/migrations';

export class Migration20261122161007_security_events extends Migration {

  override name = 'Migration20261122161007_security_events';

  override up(): void | Promise<void> {
    this.addSql(`create table "security_events" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "kind" text not null, "account_id" uuid null, "email" text null, "address" text null, "user_agent" text null, "request_id" text null, "details" text null, "count" int not null, primary key ("id"));`);
    this.addSql(`create index "security_events_created_at_index" on "security_events" ("created_at");`);
    this.addSql(`create index "security_events_address_id_index" on "security_events" ("address", "id");`);
    this.addSql(`create index "security_events_account_id_id_index" on "security_events" ("account_id", "id");`);
    this.addSql(`create index "security_events_kind_id_index" on "security_events" ("kind", "id");`);
  }

}
