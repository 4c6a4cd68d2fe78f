import { useState } from 'react';
import { EntryPage } from '../entry/entry-page.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LinkSent } from './link-sent.tsx';

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <EntryPage title="Forgot your password?" lead="Enter your email, and we'll send you a link to set a new one.">
      {sentTo ? <LinkSent email={sentTo} /> : <ForgotPasswordForm onSent={setSentTo} />}
    </EntryPage>
  );
}
