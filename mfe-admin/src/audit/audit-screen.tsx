import { askAhead, askFirstPageAhead, type DataClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { AuditActorsDocument, AuditTrailDocument } from '#gql/graphql.ts';
import { ScreenHead } from '../looking/screen-head.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { lookedForIn } from './looked-for.ts';

/** What administrators and analysts did, day by day. */
export function AuditScreen() {
  return (
    <>
      <ScreenHead
        title="Audit trail"
        text="What was done, by whom, and from where. Nobody can change or delete what stands here."
        actions={<ButtonLink to="/admin-dashboard">Back to Knowledge hub</ButtonLink>}
      />
      <AuditPanel />
    </>
  );
}

AuditScreen.askAhead = (client: DataClient, address: URL) => {
  askAhead(client, AuditActorsDocument);
  askFirstPageAhead(
    client,
    AuditTrailDocument,
    lookedForIn((name) => address.searchParams.get(name) ?? ''),
  );
};
