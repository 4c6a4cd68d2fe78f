import { hasPendingInvitation } from 'kit/pending-invitation';
import { useSearchParams } from 'kit/router';
import { brand } from 'rules/brand';
import { EntryNote } from '../entry/entry-form.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { HintBox } from '../entry/hint-box.tsx';
import { LoginForm } from './login-form.tsx';
import { problemNamed } from './problem-named.ts';

export function LoginScreen() {
  const [search] = useSearchParams();
  const problem = problemNamed(search.get('problem'));
  return (
    <EntryPage
      title={`Sign in to ${brand.name}`}
      lead="One sign-in for clients, associates and staff. You land in your own portal."
    >
      {problem && <HintBox urgent>{problem}</HintBox>}
      {!problem && hasPendingInvitation() && (
        <HintBox>
          Sign in to complete your registration. If you have no account yet, open the link in your invitation e-mail.
        </HintBox>
      )}
      <LoginForm />
      <EntryNote>New accounts come by invitation from an administrator.</EntryNote>
    </EntryPage>
  );
}
