import type { EntityManager } from '@mikro-orm/postgresql';
import type { DemoName } from '#demo/accounts';
import type { DemoData } from '#demo/demo-data';
import { ContractorProfile } from '#invitations/contractor-profile.entity';

const profiles = {
  developer: {
    tagName: 'devika',
    experienceLevel: 'senior',
    technologies: 'TypeScript, React and PostgreSQL; before that Java, for eight years',
  },
  tester: {
    tagName: 'tomas',
    experienceLevel: 'mid',
    technologies: 'Playwright, accessibility reviews, load tests with k6',
  },
  support: {
    tagName: 'saoirse',
    experienceLevel: 'junior',
    technologies: 'Ticket desks, SQL for looking things up, writing help pages',
  },
} as const satisfies Partial<Record<DemoName, object>>;

/** The profiles from the contractors' registration. Sales and the project manager have none yet. */
export function loadDemoContractorProfiles(em: EntityManager, { people }: DemoData): void {
  for (const name of ['developer', 'tester', 'support'] as const)
    em.create(ContractorProfile, { user: people[name], ...profiles[name] });
}
