import { useQuery } from 'kit/apollo';
import { Panel, Panels } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import styled from 'styled-components';
import { AccessMatrixDocument, type AccessMatrixQuery } from '#gql/graphql.ts';
import { useFilters } from '../filters/use-filters.ts';
import { AccessFilters } from './access-filters.tsx';
import { AccessSkeleton } from './access-skeleton.tsx';
import { AccessTable } from './access-table.tsx';
import { accessFilterNames, filterOperations } from './filter-operations.ts';

export function AccessPanel() {
  const { data, error, refetch } = useQuery(AccessMatrixDocument);
  const filters = useFilters(accessFilterNames);
  const matrix = data?.accessMatrix;
  return (
    <Panels>
      <Panel title="Operations" busy={!matrix && !error}>
        <AccessFilters filters={filters} people={matrix?.people ?? []} />
        {matrix ? table(matrix) : error ? failed() : <AccessSkeleton />}
      </Panel>
    </Panels>
  );

  function table({ operations, people }: AccessMatrixQuery['accessMatrix']) {
    const { get } = filters;
    const filteredOperations = filterOperations(operations, { q: get('q'), kind: get('kind'), who: get('who') });
    return (
      <>
        <Count role="status">{`${filteredOperations.length} of ${operations.length} operations`}</Count>
        {filteredOperations.length > 0 ? (
          <AccessTable operations={filteredOperations} people={people} who={get('who')} />
        ) : (
          <EmptyState title="No operations found" hint="Try another search, or clear the filters." />
        )}
      </>
    );
  }

  function failed() {
    return (
      <ErrorState
        title="Couldn't load API permissions"
        hint="Permissions haven't changed. Try again."
        onRetry={() => void refetch().then(undefined, () => undefined)}
      />
    );
  }
}

const Count = styled.p`
  html body && {
    margin-bottom: ${({ theme }) => theme.space.xs};
  }
  color: ${({ theme }) => theme.color.soft};
  font-variant-numeric: tabular-nums;
`;
