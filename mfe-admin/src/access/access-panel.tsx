import { useQuery } from 'kit/apollo';
import { Panel, Panels } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { AccessMatrixDocument, type AccessMatrixQuery } from '#gql/graphql.ts';
import { isFiltered } from '../filters/is-filtered.ts';
import { AccessFilters } from './access-filters.tsx';
import { AccessTable } from './access-table.tsx';
import { filterOperations, parseAccessFilter } from './filter-operations.ts';

export function AccessPanel() {
  const { data, error, refresh } = useQuery(AccessMatrixDocument);
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
        onRetry={refresh}
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

const AccessSkeleton = () => (
  <Place aria-hidden>
    {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
      <div key={place}>
        <Skeleton $width="160px" $height="20px" />
        <Skeleton $width="60%" $height="20px" />
      </div>
    ))}
  </Place>
);

const Place = styled.div`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  > div {
    display: grid;
    padding: ${tokens.space.xs} ${tokens.space.s};
    gap: 4px;
  }
  > div + div {
    border-top: 1px solid ${tokens.color.line};
  }
`;
