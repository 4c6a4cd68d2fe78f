import { Button } from 'kit/controls';

export function SubmitLeadButton() {
  return <Button $primary>Submit New Lead</Button>;
}
