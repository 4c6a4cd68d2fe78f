import { defineDomain } from '#define-domain';
import { SpentFlow } from '#external-sign-in/spent-flow.entity';

export const externalSignInDomain = defineDomain({
  name: 'external-sign-in',
  entities: [SpentFlow],
  prunedTables: {
    pruneSpentFlows: {
      schedule: '7 * * * *',
      rules: [{ data: 'Used flows of external sign-in', table: 'spent_flows', age: 'created_at', keep: '1 hour' }],
    },
  },
});
