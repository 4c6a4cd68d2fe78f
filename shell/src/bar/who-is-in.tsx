import { Avatar, Button } from 'kit/controls';
import { useSignOut } from 'kit/leave';
import { Link } from 'kit/router';
import type { Viewer } from 'kit/session';
import styled from 'styled-components';

export function WhoIsIn({ viewer }: { viewer: Viewer }) {
  const signOut = useSignOut();
  return (
    <>
      <Picture $initials={!viewer.profileImageUrl}>
        <Avatar person={viewer} />
      </Picture>
      <Welcome to="/account" title="Your account">
        Welcome, {viewer.firstName} {viewer.lastName}
      </Welcome>
      <Button onClick={signOut}>Logout</Button>
    </>
  );
}

/* Below this width the links of a portal leave room for two short lines. */
const tight = '@media (max-width: 1079px)';

/* The name says the same as its initials. */
const Picture = styled.span<{ $initials: boolean }>`
  display: flex;
  ${tight} {
    ${({ $initials }) => $initials && 'display: none;'}
  }
`;

const Welcome = styled(Link)`
  min-width: 0;
  overflow-wrap: anywhere;
  text-align: right;
  text-wrap: balance;
  && {
    color: ${({ theme }) => theme.color.ink};
  }
  text-decoration: none;
  html body &:hover {
    text-decoration: underline;
  }
  ${tight} {
    font-size: ${({ theme }) => theme.size.tiny};
    line-height: 16px;
  }
`;
