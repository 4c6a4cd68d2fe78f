import { Avatar, Button } from 'kit/controls';
import { useSignOut } from 'kit/leave';
import { Link } from 'kit/router';
import type { Viewer } from 'kit/session';
import { tokens } from 'kit/theme';
import styled, { css } from 'styled-components';

interface ViewerMenuProps {
  viewer: Viewer;
  /** Next to a menu: on narrow screens the picture replaces the name. */
  isBrief?: boolean;
}

export function ViewerMenu({ viewer, isBrief = false }: ViewerMenuProps) {
  const signOut = useSignOut();
  return (
    <>
      <Person>
        <Picture $initials={!viewer.profileImageUrl && !isBrief}>
          <Avatar person={viewer} />
        </Picture>
        <Welcome to="/account" title="Your account" $isBrief={isBrief}>
          Welcome, {viewer.firstName} {viewer.lastName}
        </Welcome>
      </Person>
      <Button onClick={signOut}>Logout</Button>
    </>
  );
}

/* Below this width, a portal's links leave room for two short lines. */
const tight = tokens.screen.belowWide;

const Person = styled.span`
  position: relative;
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${tokens.space.s};
  ${tokens.screen.narrow} {
    gap: ${tokens.space.xs};
  }
`;

/* The name says the same as its initials. */
const Picture = styled.span<{ $initials: boolean }>`
  display: flex;
  ${tight} {
    ${({ $initials }) => $initials && 'display: none;'}
  }
`;

/* Screen readers still read the name, and the picture is its link. */
const onPicture = css`
  position: absolute;
  inset: -8px;
  color: transparent;
  font-size: 0;
`;

const Welcome = styled(Link)<{ $isBrief: boolean }>`
  min-width: 0;
  overflow-wrap: anywhere;
  text-align: right;
  text-wrap: balance;
  && {
    color: ${tokens.color.ink};
  }
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  ${tight} {
    font-size: ${tokens.size.tiny};
    line-height: 16px;
    ${({ $isBrief }) => $isBrief && onPicture}
  }
`;
