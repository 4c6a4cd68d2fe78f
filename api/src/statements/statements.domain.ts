import { defineDomain } from '#define-domain';
import { StatementsResolver } from '#statements/statements.resolver';

export const statementsDomain = defineDomain({
  name: 'statements',
  tokenArea: 'invoices',
  resolvers: [StatementsResolver],
});
