import { AccessMatrixResolver } from '#access-matrix/access-matrix.resolver';
import { defineDomain } from '#define-domain';

export const accessMatrixDomain = defineDomain({
  name: 'access-matrix',
  resolvers: [AccessMatrixResolver],
});
