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

/* A phone's bar has no room for initials beside the name that they are of. */
const Picture = styled.span<{ $initials: boolean }>`
  display: flex;
  ${({ theme }) => theme.screen.narrow} {
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
  ${({ theme }) => theme.screen.narrow} {
    font-size: ${({ theme }) => theme.size.tiny};
    line-height: 16px;
  }
`;
