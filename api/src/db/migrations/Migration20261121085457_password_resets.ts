import { Migration } from '@mikro-orm/migrations';

export class Migration20261121085457_password_resets extends Migration {

  override name = 'Migration20261121085457_password_resets';

  override up(): void | Promise<void> {
    this.addSql(`create table "password_resets" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "token_hash" text not null, "user_id" uuid not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "password_resets" add constraint "password_resets_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "password_resets_user_id_index" on "password_resets" ("user_id");`);
    this.addSql(`create index "password_resets_expires_at_index" on "password_resets" ("expires_at");`);

    this.addSql(`alter table "password_resets" add constraint "password_resets_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "password_resets" add constraint "password_resets_expiry" check (expires_at > created_at);`);
  }

}
