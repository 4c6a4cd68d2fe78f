import { Avatar, Button } from 'kit/controls';
import { useSignOut } from 'kit/leave';
import { Link } from 'kit/router';
import type { Viewer } from 'kit/session';
import styled from 'styled-components';

export function WhoIsIn({ viewer }: { viewer: Viewer }) {
  const signOut = useSignOut();
  return (
    <>
      <Picture>
        <Avatar person={viewer} />
      </Picture>
      <Welcome to="/account" title="Your account">
        Welcome, {viewer.firstName} {viewer.lastName}
      </Welcome>
      <Button onClick={signOut}>Logout</Button>
    </>
  );
}

const Picture = styled.span`
  display: flex;
  ${({ theme }) => theme.screen.narrow} {
    display: none;
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
