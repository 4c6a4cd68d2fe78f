import { ContractorHubResolver } from '#contractor-hub/contractor-hub.resolver';
import { defineDomain } from '#define-domain';

export const contractorHubDomain = defineDomain({
  name: 'contractor-hub',
  tokenArea: 'projects',
  resolvers: [ContractorHubResolver],
});
