import { useQuery } from 'kit/apollo';
import { useSearchState } from 'kit/search-state';
import { ServedRemotesDocument } from '#gql/graphql.ts';
import { FilterSelect } from '../../filters/filter-select.tsx';
import { usePortalName } from '../portal-names.ts';

export function PortalFilter() {
  const [value] = useSearchState('portal');
  const getPortalName = usePortalName();
  const { data } = useQuery(ServedRemotesDocument);
  const remotes = data?.remotes.map(({ remote }) => remote) ?? [];
  // The selected portal is listed before the list has loaded.
  const options = !value || remotes.includes(value) ? remotes : [value, ...remotes];
  return (
    <FilterSelect name="portal" label="Portal" allLabel="All portals">
      {options.map((remote) => (
        <option key={remote} value={remote}>
          {getPortalName(remote)}
        </option>
      ))}
    </FilterSelect>
  );
}
