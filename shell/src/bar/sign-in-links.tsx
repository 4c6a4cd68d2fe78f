import { ButtonLink } from 'kit/controls';
import styled from 'styled-components';

export function SignInLinks() {
  return (
    <Links>
      <ButtonLink to="/login">Client Login</ButtonLink>
      <ButtonLink to="/login">Associate Login</ButtonLink>
    </Links>
  );
}

/* On a phone they stand in the page itself, in reach of the thumb. */
const Links = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  ${({ theme }) => theme.screen.narrow} {
    display: none;
  }
`;
