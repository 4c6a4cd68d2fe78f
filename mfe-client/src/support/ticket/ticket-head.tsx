import { Icon } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { Skeleton } from 'kit/states';
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
  padding-bottom: ${({ theme }) => theme.space.s};
  border-bottom: 1px solid ${({ theme }) => theme.color.ink};
`;

const BackLink = styled(Link)`
  display: inline-flex;
  min-height: 32px;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  && {
    color: ${({ theme }) => theme.color.soft};
    text-decoration: none;
  }
`;

const Title = styled.div`
  display: flex;
  min-height: 36px;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `4px ${theme.space.s}`};
  h1 {
    min-width: 0;
    font-size: ${({ theme }) => theme.size.title};
    line-height: 36px;
    overflow-wrap: anywhere;
  }
  ${({ theme }) => theme.screen.narrow} {
    h1 {
      font-size: ${({ theme }) => theme.size.large};
      line-height: 28px;
    }
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.soft};
`;
