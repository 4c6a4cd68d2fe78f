import { Button } from 'kit/controls';
import { useSignInDialog } from 'kit/sign-in-dialog';
import styled from 'styled-components';

/** Opens the sign-in dialogs, which stand on the public pages: from anywhere else, on the home page. */
export function SignInLinks({ isPublicPage }: { isPublicPage: boolean }) {
  const { open } = useSignInDialog();
  const at = isPublicPage ? undefined : '/';
  return (
    <Links>
      <Button aria-haspopup="dialog" onClick={() => open('client', at)}>
        Client Login
      </Button>
      <Button aria-haspopup="dialog" onClick={() => open('associate', at)}>
        Associate Login
      </Button>
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
