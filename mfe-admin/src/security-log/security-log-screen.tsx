import { askFirstPageAhead, type DataClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { SecurityLogDocument } from '#gql/graphql.ts';
import { ScreenHead } from '../looking/screen-head.tsx';
import { parseFilter } from './security-filters.ts';
import { SecurityLogPanel } from './security-log-panel.tsx';

/** Sign-ins, refused requests, and changes of roles, factors and keys. */
export function SecurityLogScreen() {
  return (
    <>
      <ScreenHead
        title="Security log"
        text="Sign-ins, refused requests, and changes to roles, second factors and keys. Identical events within a minute are counted together."
        actions={<ButtonLink to="/admin">Back to Admin</ButtonLink>}
      />
      <SecurityLogPanel />
    </>
  );
}

SecurityLogScreen.askAhead = (client: DataClient, { searchParams }: URL) =>
  askFirstPageAhead(
    client,
    SecurityLogDocument,
    parseFilter((name) => searchParams.get(name) ?? ''),
  );
