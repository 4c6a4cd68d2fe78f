/** Who a person is: the role, and for a contractor the sub-role (specification part 1 §3, part 2 §1). */
export const roles = ['admin', 'contractor', 'client', 'product_analyst'] as const;
export type Role = (typeof roles)[number];

/** The contractor sub-roles that the product itself knows. Administrators may define more, so the field stays a string. */
export const builtInContractorRoles = ['sales', 'developer', 'project_manager', 'tester', 'support'] as const;

/** The part of a person that access and routing are decided from. */
export interface Principal {
  role: Role;
  contractorRole: string | null;
  isFounder: boolean;
}
