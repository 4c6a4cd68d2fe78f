import { prefetch, type DataClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { AccessMatrixDocument } from '#gql/graphql.ts';
import { ScreenHead } from '../filters/screen-head.tsx';
import { AccessPanel } from './access-panel.tsx';

export function AccessScreen() {
  return (
    <>
      <ScreenHead
        title="API permissions"
        text="Every operation of the API and the roles that may call it. Which rows each person sees is decided separately."
        actions={<ButtonLink to="/admin-dashboard">Back to Knowledge Hub</ButtonLink>}
      />
      <AccessPanel />
    </>
  );
}

AccessScreen.prefetchData = (client: DataClient) => prefetch(client, AccessMatrixDocument);
