import { ButtonLink } from 'kit/controls';
import { Notice } from 'kit/states';

export function ContractorsOnly() {
  return (
    <Notice title="Contractor hub" text="The hub is for contractors. As an administrator you work in the admin portal.">
      <ButtonLink to="/admin" $primary>
        Open the admin portal
      </ButtonLink>
    </Notice>
  );
}
