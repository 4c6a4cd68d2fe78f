import { useState } from 'react';
import { ButtonLink } from 'kit/controls';
import { useSearchState } from 'kit/search-state';
import { Notice } from 'kit/states';
import { invalidResetLinkMessage } from 'rules/passwords';
import { EntryPage } from '../entry/entry-page.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

export function ResetPasswordScreen() {
  const [token] = useSearchState('token');
  const [refused, setRefused] = useState<string | null>(null);
  if (!token || token === refused) {
    return (
      <Notice title="Invalid Link" text={invalidResetLinkMessage}>
        <ButtonLink to="/forgot-password" $primary>
          Request a new link
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <EntryPage title="Choose a new password" lead="It replaces your old one and signs you out everywhere.">
      <ResetPasswordForm key={token} token={token} onRefused={() => setRefused(token)} />
    </EntryPage>
  );
}
