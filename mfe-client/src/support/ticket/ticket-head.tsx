import { Icon } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { TicketHead_TicketFragment } from '#gql/graphql.ts';
import { TicketStatus } from '../ticket-status.tsx';

/** Back link and ticket details. */
export function TicketHead({ ticket }: { ticket: TicketHead_TicketFragment | undefined }) {
  return (
    <Head>
      <BackLink to="/client/support">
        <Icon name="back" />
        All tickets
      </BackLink>
      {ticket ? renderTicket(ticket) : skeleton()}
    </Head>
  );
}

const renderTicket = ({ title, status, priority, project, createdAt }: TicketHead_TicketFragment) => (
  <>
    <Title>
      <h1>{title}</h1>
      <TicketStatus status={status} />
    </Title>
    <Facts>
      {project && <Link to={`/client/projects/${project.id}`}>{project.title}</Link>}
      <span>Priority: {priority}</span>
      <span>
        Opened <RelativeTime at={createdAt} />
      </span>
    </Facts>
  </>
);

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

const Head = styled.header`
  padding-bottom: ${tokens.space.s};
  border-bottom: 1px solid ${tokens.color.ink};
`;

const BackLink = styled(Link)`
  display: inline-flex;
  min-height: 32px;
  align-items: center;
  gap: ${tokens.space.xs};
  && {
    color: ${tokens.color.soft};
    text-decoration: none;
  }
`;

const Title = styled.div`
  display: flex;
  min-height: 36px;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.s};
  h1 {
    min-width: 0;
    font-size: ${tokens.size.title};
    line-height: 36px;
    overflow-wrap: anywhere;
  }
  ${tokens.screen.narrow} {
    h1 {
      font-size: ${tokens.size.large};
      line-height: 28px;
    }
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.l};
  color: ${tokens.color.soft};
`;
