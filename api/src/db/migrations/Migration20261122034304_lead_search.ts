import { Migration } from '@mikro-orm/migrations';

export class Migration20261122034304_lead_search extends Migration {

  override name = 'Migration20261122034304_lead_search';

  override up(): void | Promise<void> {
    this.addSql(`alter table "leads" add "searched" text generated always as (((((((company_name || ' '::text) || contact_name) || ' '::text) || contact_email) || ' '::text) || COALESCE(contact_phone, ''::text))) stored not null;`);
    // Every PostgreSQL has it, and whoever owns the database may switch it on.
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(`create index "leads_searched" on "leads" using gin ("searched" gin_trgm_ops);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "leads_searched";`);
    this.addSql(`alter table "leads" drop column "searched";`);
  }

}
