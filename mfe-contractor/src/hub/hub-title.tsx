import { Avatar } from 'kit/controls';
import { useViewer } from 'kit/session';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { RoleName } from './role-name.tsx';

/** The contractor's role. Name, picture and Logout are in the bar above; a phone has no room for the picture. */
export function HubTitle() {
  return (
    <>
      <Picture>
        <Avatar person={useViewer()} />
      </Picture>
      <RoleName />
    </>
  );
}

const Picture = styled.span`
  display: none;
  ${tokens.screen.narrow} {
    display: flex;
  }
`;
