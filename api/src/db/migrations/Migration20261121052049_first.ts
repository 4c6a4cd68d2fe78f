import { Migration } from '@mikro-orm/migrations';

export class Migration20261121052049_first extends Migration {
  override name = 'Migration20261121052049_first';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "users" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "email" text not null, "first_name" text not null, "last_name" text not null, "role" text not null, "contractor_role" text null, "profile_image_url" text null, "password_hash" text null, primary key ("id"));`,
    );
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`);

    this.addSql(
      `create table "projects" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" text not null, "description" text not null, "status" text not null default 'pending', "tier" text not null, "progress" smallint not null default 0, "implementation_fee" numeric(12,2) not null, "monthly_support_fee" numeric(12,2) not null default '0.00', "technologies" text[] not null, "live_url" text null, "staging_url" text null, "client_id" uuid not null, "developer_id" uuid null, "tester_id" uuid null, "project_manager_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "projects_client_id_index" on "projects" ("client_id");`);
    this.addSql(`create index "projects_developer_id_index" on "projects" ("developer_id");`);
    this.addSql(`create index "projects_tester_id_index" on "projects" ("tester_id");`);
    this.addSql(`create index "projects_project_manager_id_index" on "projects" ("project_manager_id");`);

    this.addSql(
      `create table "activity" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "description" text not null, "project_id" uuid not null, "actor_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "activity_actor_id_index" on "activity" ("actor_id");`);
    this.addSql(`create index "activity_project_id_id_index" on "activity" ("project_id", "id");`);

    this.addSql(
      `alter table "users" add constraint "users_contractor_role" check (contractor_role is null or role = 'contractor');`,
    );
    this.addSql(`alter table "users" add constraint "users_email_lower_case" check (email = lower(email));`);
    this.addSql(
      `alter table "users" add constraint "users_role_check" check ("role" in ('admin', 'contractor', 'client', 'product_analyst'));`,
    );

    this.addSql(
      `alter table "projects" add constraint "projects_client_id_foreign" foreign key ("client_id") references "users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "projects" add constraint "projects_developer_id_foreign" foreign key ("developer_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "projects" add constraint "projects_tester_id_foreign" foreign key ("tester_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "projects" add constraint "projects_project_manager_id_foreign" foreign key ("project_manager_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "projects" add constraint "projects_fees_positive" check (implementation_fee >= 0 and monthly_support_fee >= 0);`,
    );
    this.addSql(
      `alter table "projects" add constraint "projects_progress_percent" check (progress >= 0 and progress <= 100);`,
    );
    this.addSql(
      `alter table "projects" add constraint "projects_status_check" check ("status" in ('pending', 'in_progress', 'testing', 'completed', 'cancelled'));`,
    );
    this.addSql(
      `alter table "projects" add constraint "projects_tier_check" check ("tier" in ('small', 'medium', 'high', 'enterprise'));`,
    );

    this.addSql(
      `alter table "activity" add constraint "activity_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "activity" add constraint "activity_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete set null;`,
    );

    // Sessions, in the shape of connect-pg-simple. Not an entity: where Redis is set, the table stays empty.
    this.addSql(
      `create table "session" ("sid" text not null, "sess" json not null, "expire" timestamp(6) not null, primary key ("sid"));`,
    );
    this.addSql(`create index "session_expire_index" on "session" ("expire");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "session", "activity", "projects", "users";`);
  }
}
