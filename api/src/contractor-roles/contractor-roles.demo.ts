import type { EntityManager } from '@mikro-orm/postgresql';
import { ContractorRole } from '#contractor-roles/contractor-role.entity';

const demoRoles = [
  { name: 'developer', displayName: 'Developer', description: 'Builds projects', permissions: ['build projects'] },
  { name: 'tester', displayName: 'Tester', description: 'Assures quality', permissions: ['test projects'] },
  { name: 'support', displayName: 'Support', description: 'Answers clients', permissions: ['manage tickets'] },
  { name: 'sales', displayName: 'Sales', description: 'Finds clients', permissions: ['manage leads'] },
  {
    name: 'project_manager',
    displayName: 'Project manager',
    description: 'Leads projects',
    permissions: ['manage tasks', 'assign the team'],
  },
];

export function loadDemoContractorRoles(em: EntityManager): void {
  for (const role of demoRoles) em.create(ContractorRole, role);
}
