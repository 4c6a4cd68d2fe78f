import { Migration } from '@mikro-orm/migrations';

export class Migration20261121093010_second_factor extends Migration {

  override name = 'Migration20261121093010_second_factor';

  override up(): void | Promise<void> {
    this.addSql(`create table "totp_enrolments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid not null, "sealed_secret" text not null, "confirmed_at" timestamptz(3) null, "last_step" int null, primary key ("id"));`);
    this.addSql(`alter table "totp_enrolments" add constraint "totp_enrolments_user_id_unique" unique ("user_id");`);

    this.addSql(`create table "second_factor_challenges" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid not null, "purpose" text not null, "passkey_challenge" text null, "failures" int not null default 0, "expires_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "second_factor_challenges_user_id_created_at_index" on "second_factor_challenges" ("user_id", "created_at");`);

    this.addSql(`create table "recovery_codes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid not null, "code_hash" text not null, "used_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "recovery_codes" add constraint "recovery_codes_user_id_code_hash_unique" unique ("user_id", "code_hash");`);

    this.addSql(`create table "passkeys" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid not null, "name" text not null, "credential_id" text not null, "public_key" text not null, "counter" bigint not null, "transports" text[] not null, "last_used_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "passkeys_user_id_index" on "passkeys" ("user_id");`);
    this.addSql(`alter table "passkeys" add constraint "passkeys_credential_id_unique" unique ("credential_id");`);

    this.addSql(`alter table "totp_enrolments" add constraint "totp_enrolments_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "second_factor_challenges" add constraint "second_factor_challenges_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "second_factor_challenges" add constraint "second_factor_challenges_failures" check (failures >= 0);`);
    this.addSql(`alter table "second_factor_challenges" add constraint "second_factor_challenges_purpose_check" check ("purpose" in ('sign_in', 'add_passkey'));`);

    this.addSql(`alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "passkeys" add constraint "passkeys_counter" check (counter >= 0);`);
  }

}
