import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../controls/icon.tsx';
import { Link } from '../router.ts';
import { Skeleton } from '../states/skeleton.tsx';
import { tokens } from '../theme/tokens.ts';

interface TicketHeaderProps {
  /** The path of the list of tickets. */
  listPath: string;
  /** The title and the details; undefined while loading. */
  children: ReactNode;
}

/** A link back to the list, and the ticket's details. */
export function TicketHeader({ listPath, children }: TicketHeaderProps) {
  return (
    <Header>
      <BackLink to={listPath}>
        <Icon name="back" />
        All tickets
      </BackLink>
      {children ?? (
        <>
          <TicketTitle>
            <Skeleton role="img" aria-label="Loading the ticket" $width="320px" $height="28px" />
          </TicketTitle>
          <Skeleton $width="240px" $height="20px" />
        </>
      )}
    </Header>
  );
}

const Header = styled.header`
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

/** The heading, tags and buttons. */
export const TicketTitle = styled.div`
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
