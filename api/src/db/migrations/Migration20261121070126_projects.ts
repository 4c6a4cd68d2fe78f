import { Migration } from '@mikro-orm/migrations';

export class Migration20261121070126_projects extends Migration {

  override name = 'Migration20261121070126_projects';

  override up(): void | Promise<void> {
    this.addSql(`alter table "projects" add "priority" text not null default 'medium', add "working_location" text null, add "estimated_weeks" smallint null, add "rating" smallint null;`);
    this.addSql(`alter table "projects" add constraint "projects_weeks" check (estimated_weeks > 0);`);
    this.addSql(`alter table "projects" add constraint "projects_rating_stars" check (rating between 1 and 5);`);
    this.addSql(`alter table "projects" add constraint "projects_priority_check" check ("priority" in ('low', 'medium', 'high', 'critical'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "projects" drop constraint "projects_weeks";`);
    this.addSql(`alter table "projects" drop constraint "projects_rating_stars";`);
    this.addSql(`alter table "projects" drop constraint "projects_priority_check";`);
    this.addSql(`alter table "projects" drop column "priority", drop column "working_location", drop column "estimated_weeks", drop column "rating";`);
  }

}
