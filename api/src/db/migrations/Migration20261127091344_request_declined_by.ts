import { Migration } from '@mikro-orm/migrations';

export class Migration20261127091344_request_declined_by extends Migration {

  override name = 'Migration20261127091344_request_declined_by';

  override up(): void | Promise<void> {
    this.addSql(`alter table "client_store_requests" add "declined_by_id" uuid null;`);
    // Validating it in a statement of its own blocks no writes.
    this.addSql(`alter table "client_store_requests" add constraint "client_store_requests_declined_by_id_foreign" foreign key ("declined_by_id") references "users" ("id") on delete set null not valid;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "client_store_requests" drop constraint "client_store_requests_declined_by_id_foreign";`);
    this.addSql(`alter table "client_store_requests" drop column "declined_by_id";`);
  }

}
