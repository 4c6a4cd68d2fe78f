import { Link } from 'kit/router';
import { useViewer } from 'kit/session';
import { Icon } from 'kit/controls';
import { State } from './request-layout.ts';
import { getProjectUrl } from '../projects/project-url.ts';
import type { ClientRequest } from './use-client-requests.ts';

/** The outcome of a request and who handled it; nothing while it is new. */
export function RequestState({ request: { status, acceptedBy, contactedBy, project } }: { request: ClientRequest }) {
  const viewer = useViewer();
  const by = (person: ClientRequest['acceptedBy']) =>
    !person ? '' : person.id === viewer.id ? ' by you' : ` by ${person.firstName} ${person.lastName}`;
  const isMine = acceptedBy?.id === viewer.id;
  return (
    <State role="status" $isDone={status === 'accepted' && isMine}>
      {status === 'accepted' && (
        <>
          <Icon name="tick" /> Accepted{by(acceptedBy)}
          {isMine && project && <Link to={getProjectUrl(project.id)}>Open the project</Link>}
        </>
      )}
      {status === 'declined' && 'Declined'}
      {status === 'contacted' && `Contacted${by(contactedBy)}`}
    </State>
  );
}
