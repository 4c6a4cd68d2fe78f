/** A person's role, and a contractor's sub-role (specification part 1 §3, part 2 §1). */
export const roles = ['admin', 'contractor', 'client', 'product_analyst'] as const;
export type Role = (typeof roles)[number];

/** The built-in contractor sub-roles. Administrators may define more, so the field is a string. */
export const builtInContractorRoles = ['sales', 'developer', 'project_manager', 'tester', 'support'] as const;

/** The fields of a person that decide access and routing. */
export interface Principal {
  role: Role;
  contractorRole: string | null;
  isFounder: boolean;
}
