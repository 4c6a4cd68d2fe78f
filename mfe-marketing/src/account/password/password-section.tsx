import { Button } from 'kit/controls';
import { PasswordField, useForm, Form } from 'kit/forms';
import { toast, toastFailure } from 'kit/toasts';
import { changePasswordFormRule } from 'rules/password-confirmation';
import { minPasswordLength } from 'rules/passwords';
import { ChangePasswordDocument } from '#account/gql/graphql.ts';
import { FormWidth } from '../account-parts.ts';
import { AccountSection } from '../account-section.tsx';
import { useSessionRequest } from '../../data/use-session-request.ts';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface PasswordSectionProps {
  email: string;
  onChanged: () => void;
}

export function PasswordSection({ email, onChanged }: PasswordSectionProps) {
  const request = useSessionRequest();
  const { field, put, formProps, pending } = useForm({
    rule: changePasswordFormRule,
    initial: empty,
    onSubmit: async ({ currentPassword, newPassword }) => {
      await request(ChangePasswordDocument, { input: { currentPassword, newPassword } });
      put(empty);
      toast({ title: 'Password changed', description: 'Your other sessions have ended.', intent: 'success' });
      onChanged();
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't change the password"),
  });
  return (
    <AccountSection
      title="Password"
      text="Changing it ends your other sessions. If you sign in through a provider and have no password yet, sign out and choose Forgot password? on the sign-in page."
    >
      <FormWidth>
        <Form {...formProps}>
          {/* Password managers need the account's email. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
          <PasswordField
            {...field('newPassword')}
            label="New password"
            hint={`At least ${minPasswordLength} characters`}
            autoComplete="new-password"
          />
          <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
          <div>
            <Button type="submit" disabled={pending}>
              {pending ? 'Changing password…' : 'Change password'}
            </Button>
          </div>
        </Form>
      </FormWidth>
    </AccountSection>
  );
}
