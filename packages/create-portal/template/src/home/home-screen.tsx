import { useQuery } from 'kit/apollo';
import { Panel, Panels } from 'kit/panel';
import { ErrorState, LoadingState } from 'kit/states';
import { HomeDocument } from '../gql/graphql.ts';

/** The first screen: shows who is signed in. */
export function HomeScreen() {
  const { data, error, refresh } = useQuery(HomeDocument);
  return (
    <Panels>
      <h1>My portal</h1>
      <Panel title="Account" busy={!data && !error}>
        {!data && !error && <LoadingState />}
        {!data && error && <ErrorState title="Couldn't load your account" hint="Try again." onRetry={refresh} />}
        {data && (
          <p>
            Signed in as {data.me.firstName} {data.me.lastName}
          </p>
        )}
      </Panel>
    </Panels>
  );
}
