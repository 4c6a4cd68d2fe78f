import { Button } from 'kit/controls';
import { useSignInDialog } from 'kit/sign-in-dialog';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface SignInLinksProps {
  isPublicPage: boolean;
  inBar?: boolean;
}

/** Opens the sign-in dialogs, which are on the public pages: from anywhere else, on the home page. */
export function SignInLinks({ isPublicPage, inBar = false }: SignInLinksProps) {
  const { open } = useSignInDialog();
  const at = isPublicPage ? undefined : '/';
  return (
    <Links $inBar={inBar}>
      <Button aria-haspopup="dialog" onClick={() => open('client', at)}>
        Client Login
      </Button>
      <Button aria-haspopup="dialog" onClick={() => open('associate', at)}>
        Associate Login
      </Button>
    </Links>
  );
}

/* On a phone the bar has no room for them: they are in the menu, and in the page itself. */
const Links = styled.div<{ $inBar: boolean }>`
  display: flex;
  gap: ${tokens.space.xs};
  ${tokens.screen.narrow} {
    display: ${({ $inBar }) => ($inBar ? 'none' : 'flex')};
  }
`;
