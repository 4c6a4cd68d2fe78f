import { Migration } from '@mikro-orm/migrations';

export class Migration20261123202017_release_trust extends Migration {

  override name = 'Migration20261123202017_release_trust';

  /** The constraints are validated by the next migration: until then they hold for new rows alone, and block no writes. */
  override up(): void | Promise<void> {
    this.addSql(`create table "release_requests" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "remote" text not null, "version" text not null, "canary_audiences" text[] not null, "release_key_id" uuid null, "requested_by" text not null, "status" text not null, "decided_by" text null, "decided_at" timestamptz(3) null, "reason" text null, primary key ("id"));`);
    this.addSql(`create index "release_requests_status_remote_index" on "release_requests" ("status", "remote");`);

    this.addSql(`alter table "release_events" drop constraint "release_events_kind_check";`);
    this.addSql(`alter table "release_events" add constraint "release_events_kind_check" check ("kind" in ('published', 'canary_started', 'canary_ended', 'rolled_back', 'rolled_back_by_itself', 'approval_requested', 'approval_declined')) not valid;`);

    this.addSql(`alter table "release_keys" add "holder_email" text null, add "holder_id" uuid null, add "public_key" text null;`);
    this.addSql(`alter table "release_keys" add constraint "release_keys_holder_id_foreign" foreign key ("holder_id") references "users" ("id") on delete restrict not valid;`);

    this.addSql(`alter table "releases" add "repository" text null, add "builder" text null, add "signature" text null, add "signing_key" text null, add "provenance_signature" text null;`);

    this.addSql(`alter table "release_faults" drop constraint "release_faults_kind_check";`);
    this.addSql(`alter table "release_faults" add constraint "release_faults_kind_check" check ("kind" in ('missing', 'slow', 'load', 'render', 'loop', 'csp')) not valid;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'user_sessions_ended', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_deleted', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'release_key_signing', 'release_approved', 'release_declined', 'remote_rolled_back', 'override_ended')) not valid;`);

    this.addSql(`alter table "release_requests" add constraint "release_requests_release_key_id_foreign" foreign key ("release_key_id") references "release_keys" ("id") on delete restrict;`);
    this.addSql(`alter table "release_requests" add constraint "release_requests_status_check" check ("status" in ('waiting', 'approved', 'declined', 'withdrawn'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "release_keys" drop constraint "release_keys_holder_id_foreign";`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'user_sessions_ended', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_deleted', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'remote_rolled_back', 'override_ended'));`);

    this.addSql(`alter table "release_events" drop constraint "release_events_kind_check";`);
    this.addSql(`alter table "release_events" add constraint "release_events_kind_check" check ("kind" in ('published', 'canary_started', 'canary_ended', 'rolled_back', 'rolled_back_by_itself'));`);

    this.addSql(`alter table "release_faults" drop constraint "release_faults_kind_check";`);
    this.addSql(`alter table "release_faults" add constraint "release_faults_kind_check" check ("kind" in ('missing', 'slow', 'load', 'render', 'loop'));`);

    this.addSql(`alter table "release_keys" drop column "holder_email", drop column "holder_id", drop column "public_key";`);

    this.addSql(`alter table "releases" drop column "repository", drop column "builder", drop column "signature", drop column "signing_key", drop column "provenance_signature";`);
  }

}
