import { Button } from 'kit/controls';
import { Dialog, DialogButtons } from 'kit/dialog';
import { Form, SelectField, TextAreaField, useForm } from 'kit/forms';
import { lostReasonLabels } from 'rules/lead-labels';
import { loseLeadRule, lostReasons } from 'rules/leads';
import type { Loss } from '../use-move-lead.tsx';

interface LostDialogProps {
  isOpen: boolean;
  leadName: string;
  onClose: () => void;
  onLose: (loss: Loss) => void;
}

/** Asks why a lead is lost before it is. */
export const LostDialog = ({ isOpen, leadName, onClose, onLose }: LostDialogProps) => (
  <Dialog isOpen={isOpen} title={`Why is ${leadName} lost?`} onClose={onClose}>
    {isOpen && <LostForm onClose={onClose} onLose={onLose} />}
  </Dialog>
);

function LostForm({ onClose, onLose }: Pick<LostDialogProps, 'onClose' | 'onLose'>) {
  const { field, formProps } = useForm({
    rule: loseLeadRule,
    initial: { lostReason: '', lostNote: '' },
    onSubmit: async ({ lostReason, lostNote }) => onLose({ lostReason, lostNote: lostNote ?? null }),
    onFailure: () => undefined,
  });
  return (
    <Form {...formProps}>
      <SelectField label="Reason" {...field('lostReason')}>
        <option value="">Choose a reason</option>
        {lostReasons.map((reason) => (
          <option key={reason} value={reason}>
            {lostReasonLabels[reason]}
          </option>
        ))}
      </SelectField>
      <TextAreaField label="Note" rows={3} {...field('lostNote')} />
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" $primary>
          Mark as lost
        </Button>
      </DialogButtons>
    </Form>
  );
}
