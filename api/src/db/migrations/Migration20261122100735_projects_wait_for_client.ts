import { Migration } from '@mikro-orm/migrations';

export class Migration20261122100735_projects_wait_for_client extends Migration {

  override name = 'Migration20261122100735_projects_wait_for_client';

  override up(): void | Promise<void> {
    this.addSql(`alter table "projects" add "waits_for_client" boolean generated always as ((status = 'completed' and rating is null) or (status = 'testing' and staging_url is not null)) stored not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "projects" drop column "waits_for_client";`);
  }

}
