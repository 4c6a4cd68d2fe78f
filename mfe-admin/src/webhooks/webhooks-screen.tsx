import { prefetch, type DataClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { Panels } from 'kit/panel';
import { WebhooksDocument } from '#gql/graphql.ts';
import { ScreenHead } from '../filters/screen-head.tsx';
import { DeliveriesPanel } from './deliveries-panel.tsx';
import { WebhooksPanel } from './webhooks-panel.tsx';

/** The receivers of events, and the log of what was sent to one of them. */
export function WebhooksScreen() {
  return (
    <>
      <ScreenHead
        title="Webhooks"
        text="Tell other systems, such as a team chat or an automation, when something happens here. Every message is signed, and retried for three days until its receiver accepts it."
        actions={<ButtonLink to="/admin">Back to Admin</ButtonLink>}
      />
      <Panels>
        <WebhooksPanel />
        <DeliveriesPanel />
      </Panels>
    </>
  );
}

WebhooksScreen.prefetchData = (client: DataClient) => prefetch(client, WebhooksDocument);
