import { defineDomain } from '#define-domain';
import { InstallationResolver } from '#installation/installation.resolver';

export const installationDomain = defineDomain({
  name: 'installation',
  resolvers: [InstallationResolver],
});
