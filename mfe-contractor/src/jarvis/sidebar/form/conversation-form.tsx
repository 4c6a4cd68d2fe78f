import { type KeyboardEvent, useId } from 'react';
import { Button } from 'kit/controls';
import { TextField, Form } from 'kit/forms';
import { tokens } from 'kit/theme';
import { newConversationTitle } from 'rules/jarvis';
import styled from 'styled-components';
import { ChosenTemplates } from './chosen-templates.tsx';
import { TemplatePicker } from './template-picker.tsx';
import type { ConversationFormState, Template } from './use-conversation-form.ts';

interface ConversationFormProps {
  form: ConversationFormState;
  labels: { submit: string; pending: string };
}

export function ConversationForm({ form, labels }: ConversationFormProps) {
  const { title, setTitle, chosen, setChosen, errors, pending, isComplete, submit } = form;

  /** A disabled submit button blocks Enter in browsers, so Enter shows what is missing. */
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isComplete) return;
    event.preventDefault();
    void submit();
  };
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Conversation Title"
        error={errors.title}
        hint={title === newConversationTitle ? "Leave it blank and we'll use your first question." : undefined}
        autoComplete="off"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={submitOnEnter}
      />
      <TemplatePicker chosen={chosen} error={errors.templateIds} onAdd={(added) => setChosen([...chosen, added])} />
      {chosen.length > 0 && <ChosenTemplates chosen={chosen} onChange={setChosen} />}
      {chosen.length > 0 && <TemplatePreview templates={chosen} />}
      <Submit type="submit" $primary disabled={!isComplete || pending} aria-busy={pending}>
        {pending ? labels.pending : labels.submit}
      </Submit>
    </Form>
  );
}

/* A disabled button shows no progress cursor. */
const Submit = styled(Button)`
  margin-top: ${tokens.space.xs};
  &[aria-disabled='true']:not([aria-busy='true']) {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

/** The description of each selected template. */
function TemplatePreview({ templates }: { templates: readonly Template[] }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>Preview</h3>
      <dl>
        {templates.map(({ id: templateId, name, description }) => (
          <div key={templateId}>
            <dt>{name}</dt>
            <dd>{description || 'No description available for this template.'}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

const Part = styled.section`
  h3 {
    padding: ${tokens.space.xs} 0;
    border-bottom: 1px solid ${tokens.color.ink};
    font-size: ${tokens.size.small};
    line-height: 20px;
  }
  dl > div {
    padding: ${tokens.space.xs} 0;
    border-bottom: 1px solid ${tokens.color.line};
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    color: ${tokens.color.soft};
    white-space: pre-line;
  }
  dt,
  dd {
    overflow-wrap: anywhere;
  }
`;
