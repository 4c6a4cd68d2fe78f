import { ButtonLink } from 'kit/controls';
import { brand } from 'rules/brand';
import { HomePage, Lead, Ways } from './home-page.ts';
import { OpeningTime } from './opening-time.tsx';

export function SignedOutHome() {
  return (
    <HomePage>
      <h1>{brand.tagline}</h1>
      <Lead>
        {brand.name} is a software and AI development agency. Clients follow their projects here, and the people who
        build them work here.
      </Lead>
      <Ways>
        <ButtonLink to="/login" $primary>
          Client Login
        </ButtonLink>
        <ButtonLink to="/login">Associate Login</ButtonLink>
      </Ways>
      <OpeningTime />
    </HomePage>
  );
}
