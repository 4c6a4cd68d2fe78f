import { Migration } from '@mikro-orm/migrations';

export class Migration20261121085636_external_sign_in extends Migration {

  override name = 'Migration20261121085636_external_sign_in';

  override up(): void | Promise<void> {
    this.addSql(`create table "spent_flows" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "state_hash" text not null, primary key ("id"));`);
    this.addSql(`alter table "spent_flows" add constraint "spent_flows_state_hash_unique" unique ("state_hash");`);
  }

}
