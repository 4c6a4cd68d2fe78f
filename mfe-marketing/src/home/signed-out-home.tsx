import { Button } from 'kit/controls';
import { useSignInDialog } from 'kit/sign-in-dialog';
import { brand } from 'rules/brand';
import { HomePage, Lead, Ways } from './home-page.ts';
import { OpeningTime } from './opening-time.tsx';
import { StartProject } from './start-project.tsx';

export function SignedOutHome() {
  const { open } = useSignInDialog();
  return (
    <HomePage>
      <h1>{brand.tagline}</h1>
      <Lead>
        {brand.name} is a software and AI development agency. Clients follow their projects here, and the people who
        build them work here.
      </Lead>
      <Ways>
        <StartProject />
        <Button aria-haspopup="dialog" onClick={() => open('client')}>
          Client Login
        </Button>
        <Button aria-haspopup="dialog" onClick={() => open('associate')}>
          Associate Login
        </Button>
      </Ways>
      <OpeningTime />
    </HomePage>
  );
}
