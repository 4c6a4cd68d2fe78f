import { useQuery } from 'kit/apollo';
import { Panel, Panels } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { AccessMatrixDocument, type AccessMatrixQuery } from '#gql/graphql.ts';
import { isFiltered } from '../filters/is-filtered.ts';
import { AccessFilters } from './access-filters.tsx';
import { AccessSkeleton } from './access-skeleton.tsx';
import { AccessTable } from './access-table.tsx';
import { filterOperations, parseAccessFilter } from './filter-operations.ts';

export function AccessPanel() {
  const { data, error, refetch } = useQuery(AccessMatrixDocument);
  const [filter] = useSearchStates(parseAccessFilter);
  const matrix = data?.accessMatrix;
  return (
    <Panels>
      <Panel title="Operations" busy={!matrix && !error}>
        <AccessFilters isUsed={isFiltered(filter)} people={matrix?.people ?? []} />
        {matrix ? table(matrix) : error ? failed() : <AccessSkeleton />}
      </Panel>
    </Panels>
  );

  function table({ operations, people }: AccessMatrixQuery['accessMatrix']) {
    const filteredOperations = filterOperations(operations, filter);
    return (
      <>
        <Count role="status">{`${filteredOperations.length} of ${operations.length} operations`}</Count>
        {filteredOperations.length > 0 ? (
          <AccessTable operations={filteredOperations} people={people} who={filter.who} />
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
  && {
    margin-bottom: ${tokens.space.xs};
  }
  color: ${tokens.color.soft};
  font-variant-numeric: tabular-nums;
`;
