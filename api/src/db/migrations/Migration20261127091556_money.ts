import { Migration } from '@mikro-orm/migrations';

export class Migration20261127091556_money extends Migration {

  override name = 'Migration20261127091556_money';

  override up(): void | Promise<void> {
    this.addSql(`create table "invoice_sequences" ("series" text not null, "last" int not null, primary key ("series"));`);

    this.addSql(`create table "ledger_transactions" ("id" uuid not null, "created_at" timestamptz(3) not null, "kind" text not null, "source_id" uuid not null, "occurred_on" date not null, primary key ("id"));`);
    this.addSql(`alter table "ledger_transactions" add constraint "ledger_transactions_kind_source_id_unique" unique ("kind", "source_id");`);

    this.addSql(`create table "ledger_entries" ("id" uuid not null, "transaction_id" uuid not null, "account" text not null, "currency" text not null, "amount" numeric(14,2) not null, "party_id" uuid null, "project_id" uuid null, "invoice_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "ledger_entries_transaction_id_index" on "ledger_entries" ("transaction_id");`);
    this.addSql(`create index "ledger_entries_party_id_index" on "ledger_entries" ("party_id");`);
    this.addSql(`create index "ledger_entries_project_id_index" on "ledger_entries" ("project_id");`);
    this.addSql(`create index "ledger_entries_invoice_id_index" on "ledger_entries" ("invoice_id");`);
    this.addSql(`create index "ledger_entries_account_currency_party_id_index" on "ledger_entries" ("account", "currency", "party_id");`);

    this.addSql(`create table "invoices" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "number" text null, "state" text not null default 'draft', "project_id" uuid null, "client_id" uuid not null, "lines" jsonb not null, "currency" text not null, "subtotal" numeric(12,2) not null, "tax" numeric(12,2) not null, "total" numeric(12,2) not null, "paid" numeric(12,2) not null default '0.00', "balance" numeric(12,2) generated always as (case when state = 'void' then 0 else total - paid end) stored not null, "due_on" date null, "sent_at" timestamptz(3) null, "note" text null, "seller" jsonb null, "buyer" jsonb null, "credit_note_number" text null, "voided_at" timestamptz(3) null, "void_reason" text null, "support_month" text null, "searched" text generated always as (coalesce(number, '') || ' ' || coalesce(credit_note_number, '') || ' ' || coalesce(buyer ->> 'name', '')) stored not null, primary key ("id"));`);
    this.addSql(`create index "invoices_searched" on "invoices" using gin ("searched" gin_trgm_ops);`);
    this.addSql(`create index "invoices_state_due_on_index" on "invoices" ("state", "due_on");`);
    this.addSql(`create index "invoices_project_id_id_index" on "invoices" ("project_id", "id");`);
    this.addSql(`create index "invoices_client_id_id_index" on "invoices" ("client_id", "id");`);
    this.addSql(`alter table "invoices" add constraint "invoices_project_id_support_month_unique" unique ("project_id", "support_month");`);
    this.addSql(`alter table "invoices" add constraint "invoices_credit_note_number_unique" unique ("credit_note_number");`);
    this.addSql(`alter table "invoices" add constraint "invoices_number_unique" unique ("number");`);

    this.addSql(`create table "payments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "invoice_id" uuid not null, "client_id" uuid not null, "method" text not null, "currency" text not null, "amount" numeric(12,2) not null, "applied" numeric(12,2) not null, "credited" numeric(12,2) not null, "refunded" numeric(12,2) not null default '0.00', "refunded_credit" numeric(12,2) not null default '0.00', "paid_on" date not null, "note" text null, "processor_reference" text null, "recorded_by_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "payments_client_id_index" on "payments" ("client_id");`);
    this.addSql(`create index "payments_recorded_by_id_index" on "payments" ("recorded_by_id");`);
    this.addSql(`create index "payments_invoice_id_id_index" on "payments" ("invoice_id", "id");`);
    this.addSql(`alter table "payments" add constraint "payments_processor_reference_unique" unique ("processor_reference");`);

    this.addSql(`create table "payment_refunds" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "payment_id" uuid not null, "amount" numeric(12,2) not null, "refunded_on" date not null, "note" text null, "processor_reference" text null, primary key ("id"));`);
    this.addSql(`create index "payment_refunds_payment_id_index" on "payment_refunds" ("payment_id");`);
    this.addSql(`alter table "payment_refunds" add constraint "payment_refunds_processor_reference_unique" unique ("processor_reference");`);

    this.addSql(`create table "client_billing" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "client_id" uuid not null, "company_name" text null, "address" text null, "tax_id" text null, "currency" text not null default 'USD', "tax_rate" numeric(5,2) not null default '0.00', "is_reverse_charge" boolean not null default false, "due_days" smallint null, "reminder_days" text[] not null, primary key ("id"));`);
    this.addSql(`alter table "client_billing" add constraint "client_billing_client_id_unique" unique ("client_id");`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_subject_kind_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'own_name_changed', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'user_sessions_ended', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_text_added', 'ai_document_fetched', 'ai_document_deleted', 'leads_merged', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'release_key_signing', 'release_approved', 'release_declined', 'remote_rolled_back', 'override_ended', 'portal_approved', 'portal_declined', 'portal_retired', 'access_token_created', 'access_token_revoked', 'client_billing_changed', 'invoice_created', 'invoice_changed', 'invoice_deleted', 'invoice_sent', 'invoice_voided', 'payment_recorded', 'payment_refunded', 'credit_applied', 'webhook_created', 'webhook_changed', 'webhook_deleted', 'webhook_secret_rotated')) not valid;`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_subject_kind_check" check ("subject_kind" in ('user', 'invitation', 'contractor_role', 'knowledge_resource', 'prompt_template', 'ai_document', 'lead', 'project', 'release_key', 'remote', 'override', 'portal', 'access_token', 'webhook', 'client_billing', 'invoice', 'payment')) not valid;`);

    this.addSql(`alter table "ledger_transactions" add constraint "ledger_transactions_kind_check" check ("kind" in ('invoice_sent', 'invoice_voided', 'payment_received', 'payment_refunded', 'credit_applied', 'credit_refunded', 'payout_approved', 'payout_paid'));`);
    this.addSql(`create or replace function "ledger_transactions_append_only_fn"() returns trigger as $$ begin raise exception 'Rows of ledger_transactions never change' using errcode = 'restrict_violation'; end; $$ language plpgsql;`);
    this.addSql(`create trigger "append_only" BEFORE UPDATE OR DELETE on "ledger_transactions" for each ROW execute function "ledger_transactions_append_only_fn"();`);

    this.addSql(`alter table "ledger_entries" add constraint "ledger_entries_transaction_id_foreign" foreign key ("transaction_id") references "ledger_transactions" ("id") on delete restrict;`);
    this.addSql(`alter table "ledger_entries" add constraint "ledger_entries_party_id_foreign" foreign key ("party_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "ledger_entries" add constraint "ledger_entries_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete restrict;`);
    this.addSql(`alter table "ledger_entries" add constraint "ledger_entries_amount_not_zero" check (amount <> 0);`);
    this.addSql(`alter table "ledger_entries" add constraint "ledger_entries_account_check" check ("account" in ('receivable', 'bank', 'processor', 'client_credit', 'tax', 'implementation_revenue', 'support_revenue', 'other_revenue', 'project_costs', 'residual_costs', 'bonus_costs', 'contractor_payable'));`);
    this.addSql(`create or replace function "ledger_entries_balance_fn"() returns trigger as $$ begin
       if exists (select 1 from public.ledger_entries where transaction_id = new.transaction_id group by currency having sum(amount) <> 0)
       then raise exception 'The entries of ledger transaction % do not balance', new.transaction_id using errcode = 'check_violation'; end if;        return null; end; $$ language plpgsql;`);
    this.addSql(`create constraint trigger "balance" after insert on "ledger_entries" deferrable initially deferred for each row execute function "ledger_entries_balance_fn"();`);
    this.addSql(`create or replace function "ledger_entries_append_only_fn"() returns trigger as $$ begin raise exception 'Rows of ledger_entries never change' using errcode = 'restrict_violation'; end; $$ language plpgsql;`);
    this.addSql(`create trigger "append_only" BEFORE UPDATE OR DELETE on "ledger_entries" for each ROW execute function "ledger_entries_append_only_fn"();`);

    this.addSql(`alter table "invoices" add constraint "invoices_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete restrict;`);
    this.addSql(`alter table "invoices" add constraint "invoices_client_id_foreign" foreign key ("client_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "invoices" add constraint "invoices_state_of_paid" check (case state when 'paid' then paid = total when 'partly_paid' then paid > 0 and paid < total when 'void' then true else paid = 0 and (state = 'draft' or total > 0) end);`);
    this.addSql(`alter table "invoices" add constraint "invoices_credit_note_of_void" check ((credit_note_number is not null) = (state = 'void'));`);
    this.addSql(`alter table "invoices" add constraint "invoices_sent_whole" check (state = 'draft' or (sent_at is not null and due_on is not null));`);
    this.addSql(`alter table "invoices" add constraint "invoices_number_of_sent" check ((number is null) = (state = 'draft'));`);
    this.addSql(`alter table "invoices" add constraint "invoices_paid_within_total" check (paid >= 0 and paid <= total);`);
    this.addSql(`alter table "invoices" add constraint "invoices_total_of_parts" check (total = subtotal + tax);`);
    this.addSql(`alter table "invoices" add constraint "invoices_state_check" check ("state" in ('draft', 'sent', 'partly_paid', 'paid', 'void'));`);
    this.addSql(`create or replace function "invoices_sent_unchanged_fn"() returns trigger as $$ begin if old.state = 'draft' then if tg_op = 'DELETE' then return old; end if; return new; end if; if tg_op = 'DELETE' or new.state = 'draft' or (new.number, new.client_id, new.project_id, new.lines, new.currency, new.subtotal, new.tax, new.total, new.note, new.seller, new.buyer, new.due_on, new.sent_at, new.support_month) is distinct from (old.number, old.client_id, old.project_id, old.lines, old.currency, old.subtotal, old.tax, old.total, old.note, old.seller, old.buyer, old.due_on, old.sent_at, old.support_month) then raise exception 'Invoice % was sent and never changes', old.number using errcode = 'restrict_violation'; end if; return new; end; $$ language plpgsql;`);
    this.addSql(`create trigger "sent_unchanged" BEFORE UPDATE OR DELETE on "invoices" for each ROW execute function "invoices_sent_unchanged_fn"();`);

    this.addSql(`alter table "payments" add constraint "payments_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete restrict;`);
    this.addSql(`alter table "payments" add constraint "payments_client_id_foreign" foreign key ("client_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "payments" add constraint "payments_recorded_by_id_foreign" foreign key ("recorded_by_id") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "payments" add constraint "payments_refunded_within" check (refunded >= 0 and refunded <= applied and refunded_credit >= 0 and refunded_credit <= credited);`);
    this.addSql(`alter table "payments" add constraint "payments_parts" check (amount = applied + credited and amount > 0 and applied >= 0 and credited >= 0);`);
    this.addSql(`alter table "payments" add constraint "payments_method_check" check ("method" in ('bank_transfer', 'card', 'credit', 'other'));`);

    this.addSql(`alter table "payment_refunds" add constraint "payment_refunds_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict;`);
    this.addSql(`alter table "payment_refunds" add constraint "payment_refunds_amount_positive" check (amount > 0);`);

    this.addSql(`alter table "client_billing" add constraint "client_billing_client_id_foreign" foreign key ("client_id") references "users" ("id") on delete restrict;`);
    this.addSql(`alter table "client_billing" add constraint "client_billing_tax_rate_percent" check (tax_rate >= 0 and tax_rate <= 100);`);
    this.addSql(`create trigger "no_truncate" before truncate on "ledger_transactions" for each statement execute function "ledger_transactions_append_only_fn"();`);
    this.addSql(`create trigger "no_truncate" before truncate on "ledger_entries" for each statement execute function "ledger_entries_append_only_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "payment_refunds" cascade;`);
    this.addSql(`drop table if exists "payments" cascade;`);
    this.addSql(`drop table if exists "invoices" cascade;`);
    this.addSql(`drop table if exists "ledger_entries" cascade;`);
    this.addSql(`drop table if exists "ledger_transactions" cascade;`);
    this.addSql(`drop table if exists "invoice_sequences" cascade;`);
    this.addSql(`drop table if exists "client_billing" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_subject_kind_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'own_name_changed', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'user_sessions_ended', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_text_added', 'ai_document_fetched', 'ai_document_deleted', 'leads_merged', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'release_key_signing', 'release_approved', 'release_declined', 'remote_rolled_back', 'override_ended', 'portal_approved', 'portal_declined', 'portal_retired', 'access_token_created', 'access_token_revoked', 'webhook_created', 'webhook_changed', 'webhook_deleted', 'webhook_secret_rotated'));`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_subject_kind_check" check ("subject_kind" in ('user', 'invitation', 'contractor_role', 'knowledge_resource', 'prompt_template', 'ai_document', 'lead', 'project', 'release_key', 'remote', 'override', 'portal', 'access_token', 'webhook'));`);
  }

}
