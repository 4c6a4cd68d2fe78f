import { Migration } from '@mikro-orm/migrations';

export class Migration20261121072003_operations extends Migration {
  override name = 'Migration20261121072003_operations';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "contractor_roles" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" text not null, "display_name" text not null, "description" text null, "permissions" text[] not null, "is_active" boolean not null default true, primary key ("id"));`,
    );
    this.addSql(`alter table "contractor_roles" add constraint "contractor_roles_name_unique" unique ("name");`);

    this.addSql(
      `create table "tasks" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" text not null, "description" text not null default '', "status" text not null default 'todo', "position" int not null, "due_on" date null, "project_id" uuid not null, "assignee_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "tasks_assignee_id_index" on "tasks" ("assignee_id");`);
    this.addSql(`create index "tasks_project_id_position_id_index" on "tasks" ("project_id", "position", "id");`);

    this.addSql(
      `create table "support_tickets" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" text not null, "description" text not null, "priority" text not null default 'medium', "status" text not null default 'open', "client_id" uuid not null, "project_id" uuid null, "assignee_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "support_tickets_status_id_index" on "support_tickets" ("status", "id");`);
    this.addSql(`create index "support_tickets_assignee_id_id_index" on "support_tickets" ("assignee_id", "id");`);
    this.addSql(`create index "support_tickets_project_id_id_index" on "support_tickets" ("project_id", "id");`);
    this.addSql(`create index "support_tickets_client_id_id_index" on "support_tickets" ("client_id", "id");`);

    this.addSql(
      `create table "ticket_messages" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "content" text not null, "from_team" boolean not null, "author_id" uuid not null, "ticket_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`create index "ticket_messages_author_id_index" on "ticket_messages" ("author_id");`);
    this.addSql(`create index "ticket_messages_ticket_id_id_index" on "ticket_messages" ("ticket_id", "id");`);

    this.addSql(
      `create table "payouts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "kind" text not null, "amount" numeric(12,2) not null, "paid_at" timestamptz(3) not null, "contractor_id" uuid not null, "project_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "payouts_project_id_index" on "payouts" ("project_id");`);
    this.addSql(`create index "payouts_paid_at_id_index" on "payouts" ("paid_at", "id");`);
    this.addSql(
      `create index "payouts_contractor_id_paid_at_id_index" on "payouts" ("contractor_id", "paid_at", "id");`,
    );

    this.addSql(`alter table "client_store_requests" drop constraint "client_store_requests_accepted_by_id_foreign";`);
    this.addSql(`alter table "client_store_requests" drop constraint "client_store_requests_project_id_foreign";`);

    this.addSql(`alter table "projects" add "client_email" text null;`);
    this.addSql(`alter table "projects" alter column "client_id" drop not null;`);
    this.addSql(`create index "projects_client_email_index" on "projects" ("client_email");`);
    this.addSql(
      `alter table "projects" add constraint "projects_client_email_lower_case" check (client_email = lower(client_email));`,
    );
    this.addSql(
      `alter table "projects" add constraint "projects_client_known" check (client_id is not null or client_email is not null);`,
    );

    this.addSql(`drop index "client_store_requests_project_id_index";`);
    this.addSql(
      `alter table "client_store_requests" add constraint "client_store_requests_accepted_by_id_foreign" foreign key ("accepted_by_id") references "users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "client_store_requests" add constraint "client_store_requests_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "client_store_requests" add constraint "client_store_requests_project_id_unique" unique ("project_id");`,
    );
    this.addSql(`create index "client_store_requests_status_id_index" on "client_store_requests" ("status", "id");`);
    this.addSql(
      `alter table "client_store_requests" add constraint "client_store_requests_accepted" check ((status = 'accepted') = (project_id is not null) and (status = 'accepted') = (accepted_by_id is not null));`,
    );
    this.addSql(
      `alter table "client_store_requests" add constraint "client_store_requests_email_lower_case" check (email = lower(email));`,
    );

    this.addSql(
      `alter table "contractor_roles" add constraint "contractor_roles_name_form" check (name <> '' and name !~ '[^a-z_]');`,
    );

    this.addSql(
      `alter table "tasks" add constraint "tasks_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "tasks" add constraint "tasks_assignee_id_foreign" foreign key ("assignee_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(`alter table "tasks" add constraint "tasks_position_natural" check (position >= 0);`);
    this.addSql(
      `alter table "tasks" add constraint "tasks_status_check" check ("status" in ('todo', 'in_progress', 'review', 'done'));`,
    );

    this.addSql(
      `alter table "support_tickets" add constraint "support_tickets_client_id_foreign" foreign key ("client_id") references "users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "support_tickets" add constraint "support_tickets_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "support_tickets" add constraint "support_tickets_assignee_id_foreign" foreign key ("assignee_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "support_tickets" add constraint "support_tickets_priority_check" check ("priority" in ('low', 'medium', 'high', 'critical'));`,
    );
    this.addSql(
      `alter table "support_tickets" add constraint "support_tickets_status_check" check ("status" in ('open', 'in_progress', 'resolved'));`,
    );

    this.addSql(
      `alter table "ticket_messages" add constraint "ticket_messages_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "ticket_messages" add constraint "ticket_messages_ticket_id_foreign" foreign key ("ticket_id") references "support_tickets" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "payouts" add constraint "payouts_contractor_id_foreign" foreign key ("contractor_id") references "users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "payouts" add constraint "payouts_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete set null;`,
    );
    this.addSql(`alter table "payouts" add constraint "payouts_amount_positive" check (amount > 0);`);
    this.addSql(
      `alter table "payouts" add constraint "payouts_kind_check" check ("kind" in ('project', 'support_residual', 'bonus'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ticket_messages" drop constraint "ticket_messages_ticket_id_foreign";`);

    this.addSql(`alter table "client_store_requests" drop constraint "client_store_requests_accepted_by_id_foreign";`);
    this.addSql(`alter table "client_store_requests" drop constraint "client_store_requests_project_id_foreign";`);

    this.addSql(`alter table "client_store_requests" drop constraint "client_store_requests_project_id_unique";`);
    this.addSql(`drop index "client_store_requests_status_id_index";`);
    this.addSql(`alter table "client_store_requests" drop constraint "client_store_requests_accepted";`);
    this.addSql(`alter table "client_store_requests" drop constraint "client_store_requests_email_lower_case";`);
    this.addSql(
      `alter table "client_store_requests" add constraint "client_store_requests_accepted_by_id_foreign" foreign key ("accepted_by_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "client_store_requests" add constraint "client_store_requests_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete set null;`,
    );
    this.addSql(`create index "client_store_requests_project_id_index" on "client_store_requests" ("project_id");`);

    this.addSql(`drop index "projects_client_email_index";`);
    this.addSql(`alter table "projects" drop constraint "projects_client_email_lower_case";`);
    this.addSql(`alter table "projects" drop constraint "projects_client_known";`);
    this.addSql(`alter table "projects" drop column "client_email";`);
    this.addSql(`alter table "projects" alter column "client_id" set not null;`);
  }
}
