import { Migration } from '@mikro-orm/migrations';

export class Migration20261127011501_lead_matching extends Migration {

  override name = 'Migration20261127011501_lead_matching';

  /** An index that is built concurrently blocks no writes, and cannot be built in a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`create index concurrently if not exists "leads_phone_digits" on "leads" ((regexp_replace(contact_phone, '[^0-9]', '', 'g')), "id");`);
    this.addSql(`create index concurrently if not exists "leads_company_and_contact" on "leads" ((lower(btrim(company_name))), (lower(btrim(contact_name))), "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "leads_phone_digits";`);
    this.addSql(`drop index if exists "leads_company_and_contact";`);
  }

}
