import { Link } from 'kit/router';
import { accountExistsMessage } from 'rules/invitations';

interface AccountExistsLinkProps {
  email: string;
  /** The error of the email field. */
  error: string | undefined;
}

/** Leads to the account in the list of users, if that is what the error says. */
export function AccountExistsLink({ email, error }: AccountExistsLinkProps) {
  if (error !== accountExistsMessage) return null;
  return (
    <p>
      <Link to={`/admin/users?q=${encodeURIComponent(email)}`}>Open this account in the list of users</Link>
    </p>
  );
}
