import { Migration } from '@mikro-orm/migrations';

export class Migration20261122162542_call_confirmation extends Migration {

  override name = 'Migration20261122162542_call_confirmation';

  override up(): void | Promise<void> {
    this.addSql(`create table "proven_emails" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "email" text not null, primary key ("id"));`);
    this.addSql(`alter table "proven_emails" add constraint "proven_emails_email_unique" unique ("email");`);

    this.addSql(`alter table "strategy_calls" add "confirmed_at" timestamptz(3) null, add "held_until" timestamptz(3) null, add "network_hash" text null;`);
    // What was booked before there was a confirmation stays booked.
    this.addSql(`update "strategy_calls" set "confirmed_at" = "created_at";`);
    this.addSql(`create index "strategy_calls_network_hash_index" on "strategy_calls" ("network_hash");`);
    this.addSql(`alter table "strategy_calls" add constraint "strategy_calls_confirmed_or_held" check (confirmed_at is not null or held_until is not null);`);

    this.addSql(`alter table "proven_emails" add constraint "proven_emails_lower_case" check (email = lower(email));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "proven_emails" cascade;`);
    this.addSql(`drop index "strategy_calls_network_hash_index";`);
    this.addSql(`alter table "strategy_calls" drop constraint "strategy_calls_confirmed_or_held";`);
    this.addSql(`alter table "strategy_calls" drop column "confirmed_at", drop column "held_until", drop column "network_hash";`);
  }

}
