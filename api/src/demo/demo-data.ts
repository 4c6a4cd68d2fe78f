import type { DemoName } from '#demo/accounts';
import type { User } from '#people/user.entity';
import type { Project } from '#projects/project.entity';

/** What the demo data of domains belongs to. */
export interface DemoData {
  people: Record<DemoName, User>;
  /** By title. */
  projects: ReadonlyMap<string, Project>;
}
