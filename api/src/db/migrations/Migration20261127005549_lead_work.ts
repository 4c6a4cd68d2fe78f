import { Migration } from '@mikro-orm/migrations';

export class Migration20261127005549_lead_work extends Migration {

  override name = 'Migration20261127005549_lead_work';

  override up(): void | Promise<void> {
    this.addSql(`create table "lead_log_entries" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "kind" text not null, "text" text not null, "happened_at" timestamptz(3) not null, "author_id" uuid not null, "lead_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "lead_log_entries_author_id_index" on "lead_log_entries" ("author_id");`);
    this.addSql(`create index "lead_log_entries_lead_id_happened_at_id_index" on "lead_log_entries" ("lead_id", "happened_at", "id");`);

    this.addSql(`alter table "leads" add "next_step" text null, add "next_step_due_on" date null, add "next_step_mailed_for" date null, add "lost_reason" text null, add "lost_note" text null;`);
    this.addSql(`alter table "leads" add constraint "leads_lost_reason_check" check ("lost_reason" in ('price', 'timing', 'competitor', 'no_response', 'not_a_fit', 'other')) not valid;`);

    this.addSql(`alter table "lead_log_entries" add constraint "lead_log_entries_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "lead_log_entries" add constraint "lead_log_entries_lead_id_foreign" foreign key ("lead_id") references "leads" ("id") on delete cascade;`);
    this.addSql(`alter table "lead_log_entries" add constraint "lead_log_entries_kind_check" check ("kind" in ('email', 'call', 'meeting', 'note'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "lead_log_entries";`);
    this.addSql(`alter table "leads" drop constraint "leads_lost_reason_check";`);
    this.addSql(`alter table "leads" drop column "next_step", drop column "next_step_due_on", drop column "next_step_mailed_for", drop column "lost_reason", drop column "lost_note";`);
  }

}
