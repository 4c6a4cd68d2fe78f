import { Button } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { Form } from 'kit/forms';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const RoleForm = styled(Form)`
  code {
    font: 13px/20px ${tokens.font.code};
  }
`;

interface RoleFormFooterProps {
  pending: boolean;
  submit: string;
  submitting: string;
  onCancel: () => void;
}

export function RoleFormFooter({ pending, submit, submitting, onCancel }: RoleFormFooterProps) {
  return (
    <DialogButtons>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" $primary disabled={pending}>
        {pending ? submitting : submit}
      </Button>
    </DialogButtons>
  );
}
