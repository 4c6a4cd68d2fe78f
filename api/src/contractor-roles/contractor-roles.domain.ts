import { ContractorRole } from '#contractor-roles/contractor-role.entity';
import { loadDemoContractorRoles } from '#contractor-roles/contractor-roles.demo';
import { ContractorRolesResolver } from '#contractor-roles/contractor-roles.resolver';
import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';
import { visibleTo } from '#contractor-roles/contractor-role.access';
import { defineNode } from '#db/node-source';

export const contractorRolesDomain = defineDomain({
  name: 'contractor-roles',
  tokenArea: 'people',
  resolvers: [ContractorRolesResolver],
  entities: [ContractorRole],
  nodes: { ContractorRole: defineNode(ContractorRole, visibleTo) },
  keptTables: { contractor_roles: businessRecord },
  loadDemo: loadDemoContractorRoles,
});
