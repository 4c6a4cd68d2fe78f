import { Button, Icon } from 'kit/controls';
import { humanize, RelativeTime } from 'kit/format';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import { Link } from 'kit/router';
import { useViewer } from 'kit/session';
import { getProjectUrl } from '../projects/project-url.ts';
import { Card, Facts, Foot, Head, QuietButton, Requirements, State } from './request-layout.ts';
import type { ClientRequest } from './use-client-requests.ts';

interface RequestCardProps {
  request: ClientRequest;
  row: RowProps;
  onAccept: () => void;
  onContact: () => void;
  onDecline: () => void;
}

/** A client's request and its actions. */
export function RequestCard({ request, row, onAccept, onContact, onDecline }: RequestCardProps) {
  const { id, name, email, tier, requirements, createdAt } = request;
  const cardId = `request-${id}`;
  const titleId = `${cardId}-title`;

  /** The buttons unmount after the action, so focus stays on the card. */
  const withCardFocus = (act: () => void) => () => {
    document.getElementById(cardId)?.focus();
    act();
  };
  return (
    <Card {...row} id={cardId} tabIndex={-1} aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>{name}</h3>
        <Tag minimal>{humanize(tier)} tier</Tag>
        <RelativeTime at={createdAt} />
      </Head>
      <Facts>
        <a href={`mailto:${email}`}>{email}</a>
      </Facts>
      <Requirements>{requirements}</Requirements>
      <Foot>
        {request.viewerCanContact && buttons()}
        <RequestState request={request} />
      </Foot>
    </Card>
  );

  function buttons() {
    return (
      <>
        {request.viewerCanAccept && (
          <Button $primary aria-label={`Accept the request from ${name}`} onClick={withCardFocus(onAccept)}>
            Accept
          </Button>
        )}
        <Button aria-label={`Contact ${name}`} onClick={onContact}>
          Contact
        </Button>
        {request.viewerCanDecline && (
          <QuietButton aria-label={`Decline the request from ${name}`} onClick={withCardFocus(onDecline)}>
            Decline
          </QuietButton>
        )}
      </>
    );
  }
}

/** The outcome of a request and who handled it; nothing while it is new. */
function RequestState({ request: { status, acceptedBy, contactedBy, project } }: { request: ClientRequest }) {
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
