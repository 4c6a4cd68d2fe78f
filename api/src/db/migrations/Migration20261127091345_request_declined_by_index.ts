import { Migration } from '@mikro-orm/migrations';

export class Migration20261127091345_request_declined_by_index extends Migration {

  override name = 'Migration20261127091345_request_declined_by_index';

  /** An index that is built concurrently blocks no writes, and cannot be built in a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`create index concurrently if not exists "client_store_requests_declined_by_id_index" on "client_store_requests" ("declined_by_id");`);
    this.addSql(`
-- because validating a valid constraint again does nothing
-- squawk-ignore prefer-robust-stmts
alter table "client_store_requests" validate constraint "client_store_requests_declined_by_id_foreign";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "client_store_requests_declined_by_id_index";`);
  }

}
