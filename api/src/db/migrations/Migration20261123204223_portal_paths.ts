import { Migration } from '@mikro-orm/migrations';

export class Migration20261123204223_portal_paths extends Migration {

  override name = 'Migration20261123204223_portal_paths';

  /** The constraints are validated by the next migration: until then they hold for new rows alone, and block no writes. */
  override up(): void | Promise<void> {
    this.addSql(`create table "portal_paths" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "remote" text not null, "path" text not null, "below" boolean not null default false, "title" text not null, "audiences" text[] not null, "waiting" text null, "has_links" boolean not null default false, "status" text not null, "version" text not null, "requested_by" text not null, "release_key_id" uuid null, "decided_by" text null, "decided_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create unique index "portal_paths_requested" on "portal_paths" ("remote", "path") where status = 'requested';`);
    this.addSql(`create unique index "portal_paths_approved" on "portal_paths" ("path") where status = 'approved';`);
    this.addSql(`create index "portal_paths_remote_path_id_index" on "portal_paths" ("remote", "path", "id");`);

    this.addSql(`alter table "remote_overrides" add "portals" jsonb null;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_subject_kind_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'user_sessions_ended', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_deleted', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'release_key_signing', 'release_approved', 'release_declined', 'remote_rolled_back', 'override_ended', 'portal_approved', 'portal_declined', 'portal_retired')) not valid;`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_subject_kind_check" check ("subject_kind" in ('user', 'invitation', 'contractor_role', 'knowledge_resource', 'prompt_template', 'ai_document', 'project', 'release_key', 'remote', 'override', 'portal')) not valid;`);

    this.addSql(`alter table "portal_paths" add constraint "portal_paths_status_check" check ("status" in ('requested', 'approved', 'declined', 'retired', 'replaced', 'withdrawn'));`);
    this.addSql(`alter table "portal_paths" add constraint "portal_paths_release_key_id_foreign" foreign key ("release_key_id") references "release_keys" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "portal_paths" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_subject_kind_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'user_sessions_ended', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_deleted', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'release_key_signing', 'release_approved', 'release_declined', 'remote_rolled_back', 'override_ended'));`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_subject_kind_check" check ("subject_kind" in ('user', 'invitation', 'contractor_role', 'knowledge_resource', 'prompt_template', 'ai_document', 'project', 'release_key', 'remote', 'override'));`);

    this.addSql(`alter table "remote_overrides" drop column "portals";`);
  }

}
