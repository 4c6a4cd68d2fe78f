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
  sales: {
    tagName: 'selma',
    experienceLevel: 'expert',
    technologies: 'CRM systems, proposals and workshops with clients',
  },
  pm: {
    tagName: 'priya',
    experienceLevel: 'senior',
    technologies: 'Roadmaps, estimates, and enough SQL to check them',
  },
} as const satisfies Partial<Record<DemoName, object>>;

/** The profiles from the contractors' registration. Support joined by a link, and has yet to complete theirs. */
export function loadDemoContractorProfiles(em: EntityManager, { people }: DemoData): void {
  for (const name of Object.keys(profiles) as (keyof typeof profiles)[])
    em.create(ContractorProfile, { user: people[name], ...profiles[name] });
}
