import { Migration } from '@mikro-orm/migrations';

export class Migration20261122165616_release_loads extends Migration {

  override name = 'Migration20261122165616_release_loads';

  override up(): void | Promise<void> {
    this.addSql(`create table "release_loads" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "release_id" uuid not null, "network" text not null, "site" text not null, primary key ("id"));`);
    this.addSql(`alter table "release_loads" add constraint "release_loads_release_id_network_unique" unique ("release_id", "network");`);

    this.addSql(`alter table "release_faults" add "evidence" text not null default 'none', add "page_load" text null;`);
    this.addSql(`alter table "release_faults" add constraint "release_faults_page_load_unique" unique ("page_load");`);
    this.addSql(`alter table "release_faults" add constraint "release_faults_evidence_check" check ("evidence" in ('account', 'page_load', 'none'));`);


    this.addSql(`alter table "release_loads" add constraint "release_loads_release_id_foreign" foreign key ("release_id") references "releases" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {

    this.addSql(`alter table "release_faults" drop constraint "release_faults_page_load_unique";`);
    this.addSql(`alter table "release_faults" drop constraint "release_faults_evidence_check";`);
    this.addSql(`alter table "release_faults" drop column "evidence", drop column "page_load";`);
  }

}
