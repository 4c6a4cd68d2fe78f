import { useQuery } from 'kit/apollo';
import { ServedRemotesDocument } from '#gql/graphql.ts';
import { Choice } from '../../filters/choice.tsx';
import type { Filters } from '../../filters/use-filters.ts';
import { usePortalName } from '../portal-names.ts';

export function PortalChoice({ filters }: { filters: Filters }) {
  const value = filters.get('portal');
  const nameOf = usePortalName();
  const { data } = useQuery(ServedRemotesDocument);
  const known = data?.remotes.map(({ remote }) => remote) ?? [];
  // One that is chosen in the address stands in the list before the list is here.
  const offered = value === '' || known.includes(value) ? known : [value, ...known];
  return (
    <Choice filters={filters} name="portal" label="Portal" all="Every portal">
      {offered.map((remote) => (
        <option key={remote} value={remote}>
          {nameOf(remote)}
        </option>
      ))}
    </Choice>
  );
}
