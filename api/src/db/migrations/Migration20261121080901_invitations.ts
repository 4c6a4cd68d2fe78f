import { Migration } from '@mikro-orm/migrations';

export class Migration20261121080901_invitations extends Migration {

  override name = 'Migration20261121080901_invitations';

  override up(): void | Promise<void> {
    this.addSql(`create table "invitations" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "email" text not null, "role" text not null, "contractor_role" text null, "token_hash" text not null, "code_hash" text not null, "issued_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "revoked_at" timestamptz(3) null, "issued_by_id" uuid not null, "used_by_id" uuid null, primary key ("id"));`);
    this.addSql(`alter table "invitations" add constraint "invitations_token_hash_unique" unique ("token_hash");`);
    this.addSql(`alter table "invitations" add constraint "invitations_code_hash_unique" unique ("code_hash");`);
    this.addSql(`create index "invitations_issued_by_id_index" on "invitations" ("issued_by_id");`);
    this.addSql(`create index "invitations_used_by_id_index" on "invitations" ("used_by_id");`);

    this.addSql(`create table "contractor_profiles" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid not null, "tag_name" text not null, "experience_level" text not null, "technologies" text not null, primary key ("id"));`);
    this.addSql(`alter table "contractor_profiles" add constraint "contractor_profiles_user_id_unique" unique ("user_id");`);
    this.addSql(`create unique index "contractor_profiles_tag_name_unique" on "contractor_profiles" (lower("tag_name"));`);

    this.addSql(`alter table "invitations" add constraint "invitations_issued_by_id_foreign" foreign key ("issued_by_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "invitations" add constraint "invitations_used_by_id_foreign" foreign key ("used_by_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "invitations" add constraint "invitations_used_or_revoked" check (used_at is null or revoked_at is null);`);
    this.addSql(`alter table "invitations" add constraint "invitations_used" check ((used_at is null) = (used_by_id is null));`);
    this.addSql(`alter table "invitations" add constraint "invitations_expiry" check (expires_at > issued_at);`);
    this.addSql(`alter table "invitations" add constraint "invitations_contractor_role" check (contractor_role is null or role = 'contractor');`);
    this.addSql(`alter table "invitations" add constraint "invitations_email_lower_case" check (email = lower(email));`);
    this.addSql(`alter table "invitations" add constraint "invitations_role_check" check ("role" in ('admin', 'contractor', 'client', 'product_analyst'));`);

    this.addSql(`alter table "contractor_profiles" add constraint "contractor_profiles_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "contractor_profiles" add constraint "contractor_profiles_tag_name_length" check (tag_name <> '' and char_length(tag_name) <= 20);`);
    this.addSql(`alter table "contractor_profiles" add constraint "contractor_profiles_experience_level_check" check ("experience_level" in ('junior', 'mid', 'senior', 'expert'));`);
  }

}
