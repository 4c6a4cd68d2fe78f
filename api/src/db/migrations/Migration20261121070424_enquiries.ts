import { Migration } from '@mikro-orm/migrations';

export class Migration20261121070424_enquiries extends Migration {
  override name = 'Migration20261121070424_enquiries';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "enquiries" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" text not null, "email" text not null, "phone" text null, "project_type" text not null, "outcome" text not null, "budget" text not null, "timeline" text not null, "preferred_plan" text not null, "consent" boolean not null, "priority" boolean not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "strategy_calls" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" text not null, "email" text not null, "starts_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`alter table "strategy_calls" add constraint "strategy_calls_starts_at_unique" unique ("starts_at");`);

    this.addSql(
      `create table "leads" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "company_name" text not null, "contact_name" text not null, "contact_email" text not null, "contact_phone" text null, "project_type" text null, "budget" text null, "timeline" text null, "notes" text null, "status" text not null default 'new', "closed_at" timestamptz(3) null, "enquiry_id" uuid null, "owner_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "leads_closed_at_index" on "leads" ("closed_at");`);
    this.addSql(`create index "leads_enquiry_id_index" on "leads" ("enquiry_id");`);
    this.addSql(`create index "leads_owner_id_index" on "leads" ("owner_id");`);
    this.addSql(`create index "leads_status_id_index" on "leads" ("status", "id");`);

    this.addSql(
      `create table "client_store_requests" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" text not null, "email" text not null, "tier" text not null, "requirements" text not null, "status" text not null default 'new', "accepted_by_id" uuid null, "project_id" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `create index "client_store_requests_accepted_by_id_index" on "client_store_requests" ("accepted_by_id");`,
    );
    this.addSql(`create index "client_store_requests_project_id_index" on "client_store_requests" ("project_id");`);

    this.addSql(`alter table "enquiries" add constraint "enquiries_email_lower_case" check (email = lower(email));`);
    this.addSql(`alter table "enquiries" add constraint "enquiries_consent_given" check (consent);`);
    this.addSql(
      `alter table "enquiries" add constraint "enquiries_project_type_check" check ("project_type" in ('booking-portal', 'inventory-crm', 'client-portal', 'ecommerce', 'ai-chatbot', 'automation', 'other'));`,
    );
    this.addSql(
      `alter table "enquiries" add constraint "enquiries_budget_check" check ("budget" in ('$2–5k', '$5–10k', '$10–20k', '$20k+ (enterprise)'));`,
    );
    this.addSql(
      `alter table "enquiries" add constraint "enquiries_timeline_check" check ("timeline" in ('Urgent (1–2 weeks)', 'Fast (2–4 weeks)', 'Normal (1–2 months)'));`,
    );
    this.addSql(
      `alter table "enquiries" add constraint "enquiries_preferred_plan_check" check ("preferred_plan" in ('Starter', 'Growth', 'Pro', 'Not sure'));`,
    );

    this.addSql(
      `alter table "strategy_calls" add constraint "strategy_calls_email_lower_case" check (email = lower(email));`,
    );

    this.addSql(
      `alter table "leads" add constraint "leads_enquiry_id_foreign" foreign key ("enquiry_id") references "enquiries" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "leads" add constraint "leads_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "leads" add constraint "leads_closed" check ((closed_at is not null) = (status in ('won', 'lost')));`,
    );
    this.addSql(
      `alter table "leads" add constraint "leads_contact_email_lower_case" check (contact_email = lower(contact_email));`,
    );
    this.addSql(
      `alter table "leads" add constraint "leads_status_check" check ("status" in ('new', 'contacted', 'qualified', 'proposal', 'won', 'lost'));`,
    );

    this.addSql(
      `alter table "client_store_requests" add constraint "client_store_requests_accepted_by_id_foreign" foreign key ("accepted_by_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "client_store_requests" add constraint "client_store_requests_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "client_store_requests" add constraint "client_store_requests_tier_check" check ("tier" in ('small', 'medium', 'high', 'enterprise'));`,
    );
    this.addSql(
      `alter table "client_store_requests" add constraint "client_store_requests_status_check" check ("status" in ('new', 'accepted', 'contacted', 'declined'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "leads" drop constraint "leads_enquiry_id_foreign";`);
  }
}
