import { Migration } from '@mikro-orm/migrations';

export class Migration20261121080018_projects_without_client extends Migration {

  override name = 'Migration20261121080018_projects_without_client';

  override up(): void | Promise<void> {
    this.addSql(`alter table "projects" drop constraint "projects_client_known";`);
    this.addSql(`alter table "projects" add constraint "projects_one_client" check (client_id is null or client_email is null);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "projects" drop constraint "projects_one_client";`);
    this.addSql(`alter table "projects" add constraint "projects_client_known" check (client_id is not null or client_email is not null);`);
  }

}
