import { Migration } from '@mikro-orm/migrations';

export class Migration20261127090525_lead_duplicate_dismissals extends Migration {

  override name = 'Migration20261127090525_lead_duplicate_dismissals';

  override up(): void | Promise<void> {
    this.addSql(`create table "lead_duplicate_dismissals" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "lead_id" uuid not null, "duplicate_id" uuid not null, "dismissed_by_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "lead_duplicate_dismissals_duplicate_id_index" on "lead_duplicate_dismissals" ("duplicate_id");`);
    this.addSql(`create index "lead_duplicate_dismissals_dismissed_by_id_index" on "lead_duplicate_dismissals" ("dismissed_by_id");`);
    this.addSql(`alter table "lead_duplicate_dismissals" add constraint "lead_duplicate_dismissals_lead_id_duplicate_id_unique" unique ("lead_id", "duplicate_id");`);

    this.addSql(`alter table "lead_duplicate_dismissals" add constraint "lead_duplicate_dismissals_lead_id_foreign" foreign key ("lead_id") references "leads" ("id") on delete cascade;`);
    this.addSql(`alter table "lead_duplicate_dismissals" add constraint "lead_duplicate_dismissals_duplicate_id_foreign" foreign key ("duplicate_id") references "leads" ("id") on delete cascade;`);
    this.addSql(`alter table "lead_duplicate_dismissals" add constraint "lead_duplicate_dismissals_dismissed_by_id_foreign" foreign key ("dismissed_by_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "lead_duplicate_dismissals" add constraint "lead_duplicate_dismissals_in_order" check (lead_id < duplicate_id);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "lead_duplicate_dismissals";`);
  }

}
