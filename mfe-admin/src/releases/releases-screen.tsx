import { askAhead, askFirstPageAhead, type DataClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { Panels } from 'kit/panel';
import { ReleaseHistoryDocument, ReleaseKeysDocument, ServedRemotesDocument } from '#gql/graphql.ts';
import { ScreenHead } from '../looking/screen-head.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { KeysPanel } from './keys/keys-panel.tsx';
import { ServedPanel } from './served/served-panel.tsx';

/** Which version of each portal people get, how it came to that, and who may publish one. */
export function ReleasesScreen() {
  return (
    <>
      <ScreenHead
        title="Releases"
        text="Each portal is released by itself. A version that three people cannot open within five minutes goes back without anybody’s doing."
        actions={<ButtonLink to="/admin">Back to Admin</ButtonLink>}
      />
      <Panels>
        <ServedPanel />
        <HistoryPanel />
        <KeysPanel />
      </Panels>
    </>
  );
}

ReleasesScreen.askAhead = (client: DataClient, { searchParams }: URL) => {
  askAhead(client, ServedRemotesDocument);
  askAhead(client, ReleaseKeysDocument);
  askFirstPageAhead(client, ReleaseHistoryDocument, { remote: searchParams.get('portal') });
};
