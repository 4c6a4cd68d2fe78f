import { defineDomain } from '#define-domain';
import { loadDemoVisits } from '#visits/visits.demo';
import { VisitsResolver } from '#visits/visits.resolver';

export const visitsDomain = defineDomain({
  name: 'visits',
  resolvers: [VisitsResolver],
  keptTables: { visit_count: 'a row for each day and public page' },
  loadDemo: loadDemoVisits,
});
