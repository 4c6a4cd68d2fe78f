import { useState } from 'react';
import { EntryPage } from '../entry/entry-page.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LinkSent } from './link-sent.tsx';

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <EntryPage title="Forgot your password?" lead="Tell us your e-mail, and we send you a link to a new password.">
      {sentTo ? <LinkSent email={sentTo} /> : <ForgotPasswordForm onSent={setSentTo} />}
    </EntryPage>
  );
}
