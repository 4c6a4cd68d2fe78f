import { Button } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
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
