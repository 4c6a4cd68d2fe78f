import { Migration } from '@mikro-orm/migrations';

export class Migration20261122162508_release_keys_expire extends Migration {

  override name = 'Migration20261122162508_release_keys_expire';

  override up(): void | Promise<void> {
    this.addSql(`alter table "release_keys" add "created_by_id" uuid null, add "expires_at" timestamptz(3) null;`);
    // Who created a key is in the audit log; for one that is not there, the first administrator answers.
    this.addSql(`update "release_keys" set "expires_at" = now() + interval '90 days', "created_by_id" = coalesce(
      (select "actor_id" from "audit_entries" where "action" = 'release_key_created' and "subject_id" = "release_keys"."id"::text limit 1),
      (select "id" from "users" where "role" = 'admin' and "deactivated_at" is null order by "id" limit 1));`);
    this.addSql(`delete from "release_keys" where "created_by_id" is null;`);
    this.addSql(`update "release_keys" set "revoked_at" = now() where "revoked_at" is null and "created_by_id" not in
      (select "id" from "users" where "role" = 'admin' and "deactivated_at" is null);`);
    this.addSql(`alter table "release_keys" alter column "created_by_id" set not null, alter column "expires_at" set not null;`);
    this.addSql(`alter table "release_keys" add constraint "release_keys_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict;`);

    this.addSql(`alter table "releases" add "release_key_id" uuid null;`);
    this.addSql(`alter table "releases" add constraint "releases_release_key_id_foreign" foreign key ("release_key_id") references "release_keys" ("id") on delete restrict;`);
  }

}
