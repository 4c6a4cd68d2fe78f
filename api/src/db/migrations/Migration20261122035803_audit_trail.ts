import { Migration } from '@mikro-orm/migrations';

export class Migration20261122035803_audit_trail extends Migration {

  override name = 'Migration20261122035803_audit_trail';

  override up(): void | Promise<void> {
    this.addSql(`create table "audit_entries" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "actor_id" uuid not null, "action" text not null, "subject_kind" text not null, "subject_id" text not null, "subject_label" text not null, "details" text null, "address" text null, primary key ("id"));`);
    this.addSql(`create index "audit_entries_created_at_index" on "audit_entries" ("created_at");`);
    this.addSql(`create index "audit_entries_action_id_index" on "audit_entries" ("action", "id");`);
    this.addSql(`create index "audit_entries_actor_id_id_index" on "audit_entries" ("actor_id", "id");`);

    this.addSql(`alter table "audit_entries" add constraint "audit_entries_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_deleted', 'project_status_changed'));`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_subject_kind_check" check ("subject_kind" in ('user', 'invitation', 'contractor_role', 'knowledge_resource', 'prompt_template', 'ai_document', 'project'));`);
    this.addSql(`create or replace function "audit_entries_audit_entries_stay_fn"() returns trigger as $$ begin raise exception 'the audit trail is append-only'; return null; end; $$ language plpgsql;`);
    this.addSql(`create trigger "audit_entries_stay" BEFORE UPDATE OR DELETE on "audit_entries" for each ROW execute function "audit_entries_audit_entries_stay_fn"();`);
    this.addSql(`create trigger "audit_entries_stay_all" BEFORE TRUNCATE on "audit_entries" for each STATEMENT execute function "audit_entries_audit_entries_stay_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "audit_entries";`);
    this.addSql(`drop function "audit_entries_audit_entries_stay_fn"();`);
  }

}
