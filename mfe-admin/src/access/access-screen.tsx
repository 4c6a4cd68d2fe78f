import { askAhead, type DataClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { AccessMatrixDocument } from '#gql/graphql.ts';
import { ScreenHead } from '../looking/screen-head.tsx';
import { AccessPanel } from './access-panel.tsx';

/** Who may call what. */
export function AccessScreen() {
  return (
    <>
      <ScreenHead
        title="Who may call what"
        text="Every operation of the API and the kinds of people it is open to. Which rows somebody sees then is a second question: each room answers it for itself."
        actions={<ButtonLink to="/admin-dashboard">Back to Knowledge hub</ButtonLink>}
      />
      <AccessPanel />
    </>
  );
}

AccessScreen.askAhead = (client: DataClient) => askAhead(client, AccessMatrixDocument);
