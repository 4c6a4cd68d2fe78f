import { Migration } from '@mikro-orm/migrations';

export class Migration20261123063018_list_indexes extends Migration {

  override name = 'Migration20261123063018_list_indexes';

  /** Indexes are built concurrently, which blocks no writes and cannot run in a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "security_events_created_at_index";`);
    this.addSql(`create index concurrently if not exists "security_events_searched" on "security_events" using gin ("email" gin_trgm_ops, "details" gin_trgm_ops, "address" gin_trgm_ops);`);
    this.addSql(`create index concurrently if not exists "security_events_created_at_id_index" on "security_events" ("created_at", "id");`);

    this.addSql(`create index concurrently if not exists "users_searched" on "users" using gin ("first_name" gin_trgm_ops, "last_name" gin_trgm_ops, "email" gin_trgm_ops);`);
    this.addSql(`create index concurrently if not exists "users_searched_by_name" on "users" using gin ((first_name || ' ' || last_name) gin_trgm_ops);`);
    this.addSql(`create index concurrently if not exists "users_role_created_at_index" on "users" ("role", "created_at");`);

    this.addSql(`create index concurrently if not exists "projects_updated_at_index" on "projects" ("updated_at");`);
    this.addSql(`create index concurrently if not exists "projects_searched" on "projects" using gin ("title" gin_trgm_ops, "client_email" gin_trgm_ops);`);

    this.addSql(`create index concurrently if not exists "support_tickets_unresolved_of_assignees" on "support_tickets" ("assignee_id", "id") where status <> 'resolved';`);
    this.addSql(`create index concurrently if not exists "support_tickets_unresolved_of_projects" on "support_tickets" ("project_id", "id") where status <> 'resolved';`);
    this.addSql(`create index concurrently if not exists "support_tickets_unresolved" on "support_tickets" ("id") where status <> 'resolved';`);

    this.addSql(`create index concurrently if not exists "leads_updated_at_index" on "leads" ("updated_at");`);
    this.addSql(`create index concurrently if not exists "leads_contact_email_id_index" on "leads" ("contact_email", "id");`);

    this.addSql(`drop index concurrently if exists "audit_entries_created_at_index";`);
    this.addSql(`create index concurrently if not exists "audit_entries_searched" on "audit_entries" using gin ("subject_label" gin_trgm_ops, "details" gin_trgm_ops, "address" gin_trgm_ops);`);
    this.addSql(`create index concurrently if not exists "audit_entries_created_at_id_index" on "audit_entries" ("created_at", "id");`);

    this.addSql(`create index concurrently if not exists "activity_of_requests" on "activity" ("id") where client_store_request_id is not null;`);
    this.addSql(`create index concurrently if not exists "activity_of_tickets" on "activity" ("id") where support_ticket_id is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "activity_of_requests";`);
    this.addSql(`drop index if exists "activity_of_tickets";`);

    this.addSql(`drop index if exists "audit_entries_searched";`);
    this.addSql(`drop index if exists "audit_entries_created_at_id_index";`);
    this.addSql(`create index if not exists "audit_entries_created_at_index" on "audit_entries" ("created_at");`);

    this.addSql(`drop index if exists "leads_updated_at_index";`);
    this.addSql(`drop index if exists "leads_contact_email_id_index";`);

    this.addSql(`drop index if exists "projects_updated_at_index";`);
    this.addSql(`drop index if exists "projects_searched";`);

    this.addSql(`drop index if exists "security_events_searched";`);
    this.addSql(`drop index if exists "security_events_created_at_id_index";`);
    this.addSql(`create index if not exists "security_events_created_at_index" on "security_events" ("created_at");`);

    this.addSql(`drop index if exists "support_tickets_unresolved_of_assignees";`);
    this.addSql(`drop index if exists "support_tickets_unresolved_of_projects";`);
    this.addSql(`drop index if exists "support_tickets_unresolved";`);

    this.addSql(`drop index if exists "users_searched";`);
    this.addSql(`drop index if exists "users_searched_by_name";`);
    this.addSql(`drop index if exists "users_role_created_at_index";`);
  }

}
