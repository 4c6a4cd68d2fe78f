import { Migration } from '@mikro-orm/migrations';

export class Migration20261122161502_project_client_hidden extends Migration {

  override name = 'Migration20261122161502_project_client_hidden';

  override up(): void | Promise<void> {
    this.addSql(`alter table "projects" drop constraint "projects_one_client";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "projects" add constraint "projects_one_client" check (client_id is null or client_email is null);`);
  }

}
