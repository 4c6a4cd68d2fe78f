import { Migration } from '@mikro-orm/migrations';

export class Migration20261127013241_enquiry_of_request_unique extends Migration {

  override name = 'Migration20261127013241_enquiry_of_request_unique';

  /** An index that is built concurrently blocks no writes, and cannot be built in a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`create unique index concurrently if not exists "client_store_requests_enquiry_id_unique" on "client_store_requests" ("enquiry_id");`);
    this.addSql(`-- because adding it again only fails where it is there already, and the index above is
-- squawk-ignore prefer-robust-stmts
alter table "client_store_requests" add constraint "client_store_requests_enquiry_id_unique" unique using index "client_store_requests_enquiry_id_unique";`);
    this.addSql(`-- because validating a valid constraint again does nothing
-- squawk-ignore prefer-robust-stmts
alter table "client_store_requests" validate constraint "client_store_requests_enquiry_id_foreign";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "client_store_requests" drop constraint if exists "client_store_requests_enquiry_id_unique";`);
  }

}
