import { useRef } from 'react';
import { Button, Icon } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { Skeleton } from 'kit/states';
import type { TicketHead_TicketFragment } from '#gql/graphql.ts';
import { TicketTags } from '../ticket-tags.tsx';
import { BackLink, Facts, Head, Title } from './head-layout.ts';

interface TicketHeadProps {
  ticket: (TicketHead_TicketFragment & { viewerCanResolve: boolean }) | undefined;
  onResolve: () => void;
}

/** Back link, ticket details, and the Resolve button. */
export function TicketHead({ ticket, onResolve }: TicketHeadProps) {
  const title = useRef<HTMLHeadingElement>(null);
  /** The button disappears when clicked, so the focus moves next to it. */
  const resolve = () => {
    title.current?.focus();
    onResolve();
  };
  return (
    <Head>
      <BackLink to="/admin/tickets">
        <Icon name="back" />
        All tickets
      </BackLink>
      {ticket ? renderTicket(ticket) : skeleton()}
    </Head>
  );

  function renderTicket({
    status,
    priority,
    client,
    project,
    createdAt,
    ...rest
  }: NonNullable<TicketHeadProps['ticket']>) {
    return (
      <>
        <Title>
          <h1 ref={title} tabIndex={-1}>
            {rest.title}
          </h1>
          <TicketTags status={status} priority={priority} />
          {rest.viewerCanResolve && <Button onClick={resolve}>Resolve</Button>}
        </Title>
        <Facts>
          <strong>{`${client.firstName} ${client.lastName}`}</strong>
          <a href={`mailto:${client.email}`}>{client.email}</a>
          {project && <Link to={`/admin/projects?project=${project.id}`}>{project.title}</Link>}
          <span>
            Opened <RelativeTime at={createdAt} />
          </span>
        </Facts>
      </>
    );
  }
}

const skeleton = () => (
  <>
    <Title>
      <Skeleton role="img" aria-label="Loading the ticket" $width="320px" $height="28px" />
    </Title>
    <Facts>
      <Skeleton $width="240px" $height="20px" />
    </Facts>
  </>
);
