import { Migration } from '@mikro-orm/migrations';

export class Migration20261121064959_operations extends Migration {

  override name = 'Migration20261121064959_operations';

  override up(): void | Promise<void> {
    this.addSql(`create table "support_tickets" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" text not null, "description" text not null, "priority" text not null default 'medium', "status" text not null default 'open', "client_id" uuid not null, "project_id" uuid null, "assignee_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "support_tickets_status_id_index" on "support_tickets" ("status", "id");`);
    this.addSql(`create index "support_tickets_assignee_id_id_index" on "support_tickets" ("assignee_id", "id");`);
    this.addSql(`create index "support_tickets_project_id_id_index" on "support_tickets" ("project_id", "id");`);
    this.addSql(`create index "support_tickets_client_id_id_index" on "support_tickets" ("client_id", "id");`);

    this.addSql(`create table "ticket_messages" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "content" text not null, "from_team" boolean not null, "author_id" uuid not null, "ticket_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "ticket_messages_author_id_index" on "ticket_messages" ("author_id");`);
    this.addSql(`create index "ticket_messages_ticket_id_id_index" on "ticket_messages" ("ticket_id", "id");`);

    this.addSql(`alter table "support_tickets" add constraint "support_tickets_client_id_foreign" foreign key ("client_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "support_tickets" add constraint "support_tickets_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete set null;`);
    this.addSql(`alter table "support_tickets" add constraint "support_tickets_assignee_id_foreign" foreign key ("assignee_id") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "support_tickets" add constraint "support_tickets_priority_check" check ("priority" in ('low', 'medium', 'high', 'critical'));`);
    this.addSql(`alter table "support_tickets" add constraint "support_tickets_status_check" check ("status" in ('open', 'in_progress', 'resolved'));`);

    this.addSql(`alter table "ticket_messages" add constraint "ticket_messages_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "ticket_messages" add constraint "ticket_messages_ticket_id_foreign" foreign key ("ticket_id") references "support_tickets" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ticket_messages" drop constraint "ticket_messages_ticket_id_foreign";`);
  }

}
