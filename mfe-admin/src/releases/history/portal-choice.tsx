import { useQuery } from 'kit/apollo';
import { ServedRemotesDocument } from '#gql/graphql.ts';
import { Choice } from '../../looking/choice.tsx';
import { portalName } from '../portal-names.ts';

interface Given {
  value: string;
  onChange: (remote: string) => void;
}

export function PortalChoice({ value, onChange }: Given) {
  const { data } = useQuery(ServedRemotesDocument);
  const known = data?.remotes.map(({ remote }) => remote) ?? [];
  // One that is chosen in the address stands in the list before the list is here.
  const offered = value === '' || known.includes(value) ? known : [value, ...known];
  return (
    <Choice label="Portal" all="Every portal" value={value} onChange={onChange}>
      {offered.map((remote) => (
        <option key={remote} value={remote}>
          {portalName(remote)}
        </option>
      ))}
    </Choice>
  );
}
