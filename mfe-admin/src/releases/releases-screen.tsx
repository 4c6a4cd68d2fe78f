import { prefetch, prefetchFirstPage, type DataClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { Panels } from 'kit/panel';
import {
  PortalPathsDocument,
  ReleaseHistoryDocument,
  ReleaseKeysDocument,
  ReleaseReviewsDocument,
  RemoteOverridesDocument,
  ServedRemotesDocument,
} from '#gql/graphql.ts';
import { ScreenHead } from '../filters/screen-head.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { KeysPanel } from './keys/keys-panel.tsx';
import { OverridesPanel } from './overrides/overrides-panel.tsx';
import { PathsPanel } from './paths/paths-panel.tsx';
import { ReviewPanel } from './review/review-panel.tsx';
import { ServedPanel } from './served/served-panel.tsx';

/** The served version of each portal, its history, and the keys that can publish. */
export function ReleasesScreen() {
  return (
    <>
      <ScreenHead
        title="Releases"
        text="Each portal is released on its own. A version that fails for three people in five minutes, or for more than a fifth of the visitors of the public pages (of at least 20 page loads from 10 networks), rolls back automatically."
        actions={<ButtonLink to="/admin">Back to Admin</ButtonLink>}
      />
      <Panels>
        <ServedPanel />
        <PathsPanel />
        <ReviewPanel />
        <HistoryPanel />
        <KeysPanel />
        <OverridesPanel />
      </Panels>
    </>
  );
}

ReleasesScreen.prefetchData = (client: DataClient, { searchParams }: URL) => {
  prefetch(client, ServedRemotesDocument);
  prefetch(client, PortalPathsDocument);
  prefetch(client, ReleaseReviewsDocument);
  prefetch(client, ReleaseKeysDocument);
  prefetch(client, RemoteOverridesDocument);
  prefetchFirstPage(client, ReleaseHistoryDocument, { remote: searchParams.get('portal') });
};
