import { Button } from 'kit/controls';
import { Form, RestoredDraftNotice, TextAreaField, TextField } from 'kit/forms';
import { FormButtons } from '../leads/form-buttons.ts';
import type { Recipient } from './recipient.ts';
import { TemplateBar } from './templates/template-bar.tsx';
import { useComposer } from './use-composer.ts';

interface ComposerFormProps {
  recipient: Recipient;
  onClose: () => void;
  onManageTemplates: () => void;
}

/** Subject and text, from a template or not. The draft is kept for this tab until it is sent. */
export function ComposerForm({ recipient, onClose, onManageTemplates }: ComposerFormProps) {
  const { field, formProps, pending, isComplete, isRestored, insertTemplate, clear } = useComposer(recipient, onClose);
  return (
    <Form {...formProps}>
      <p>To {recipient.contactEmail}</p>
      {isRestored && <RestoredDraftNotice onClear={clear} />}
      <TemplateBar onChoose={insertTemplate} onManage={onManageTemplates} />
      <TextField label="Subject" required autoComplete="off" {...field('subject')} />
      <TextAreaField
        label="Message"
        required
        rows={10}
        hint="A greeting and your name are added. Replies go to you."
        {...field('message')}
      />
      <FormButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" $primary disabled={pending || !isComplete}>
          {pending ? 'Sending…' : 'Send'}
        </Button>
      </FormButtons>
    </Form>
  );
}
