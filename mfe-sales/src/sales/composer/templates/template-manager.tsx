import { useState } from 'react';
import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { ConfirmContent, DialogButtons } from 'kit/dialog';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { type AnswerTemplate_TemplateFragment, AnswerTemplatesDocument } from '#gql/graphql.ts';
import { TemplateForm } from './template-form.tsx';
import { useDeleteTemplate } from './use-delete-template.ts';

type Step =
  | { kind: 'list' }
  | { kind: 'form'; template: AnswerTemplate_TemplateFragment | null }
  | { kind: 'deletion'; template: AnswerTemplate_TemplateFragment };

/** The templates of sales: add, edit, delete. */
export function TemplateManager({ onBack }: { onBack: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const deleteTemplate = useDeleteTemplate();
  const showList = () => setStep({ kind: 'list' });
  if (step.kind === 'form') return <TemplateForm template={step.template} onDone={showList} />;
  if (step.kind === 'deletion') {
    return (
      <ConfirmContent
        message={`Delete “${step.template.name}”? Everyone in sales loses it. This can't be undone.`}
        confirmLabel="Delete template"
        pendingLabel="Deleting…"
        intent="danger"
        run={() => deleteTemplate(step.template)}
        onCancel={showList}
        onDone={showList}
      />
    );
  }
  return (
    <>
      <TemplateList
        onEdit={(template) => setStep({ kind: 'form', template })}
        onDelete={(template) => setStep({ kind: 'deletion', template })}
      />
      <DialogButtons>
        <Button onClick={onBack}>Back to the email</Button>
        <Button $primary onClick={() => setStep({ kind: 'form', template: null })}>
          Add template
        </Button>
      </DialogButtons>
    </>
  );
}

interface TemplateListProps {
  onEdit: (template: AnswerTemplate_TemplateFragment) => void;
  onDelete: (template: AnswerTemplate_TemplateFragment) => void;
}

function TemplateList({ onEdit, onDelete }: TemplateListProps) {
  const { data, error, refresh } = useQuery(AnswerTemplatesDocument, { fetchPolicy: 'cache-and-network' });
  if (!data) {
    return error ? (
      <ErrorState title="Couldn't load templates" hint="Try again." onRetry={refresh} />
    ) : (
      <Skeleton $width="100%" $height="160px" />
    );
  }
  if (data.answerTemplates.length === 0) {
    return <EmptyState title="No templates yet" hint="Add a text that you send often. Everyone in sales can use it." />;
  }
  return (
    <List aria-label="Answer templates">
      {data.answerTemplates.map((template) => (
        <li key={template.id}>
          <div>
            <strong>{template.name}</strong>
            <p>{template.subject}</p>
          </div>
          <Button aria-label={`Edit ${template.name}`} onClick={() => onEdit(template)}>
            Edit
          </Button>
          <Button aria-label={`Delete ${template.name}`} onClick={() => onDelete(template)}>
            Delete
          </Button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  li {
    display: flex;
    padding: ${tokens.space.s} ${tokens.space.m};
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.xs};
  }
  li + li {
    border-top: 1px solid ${tokens.color.line};
  }
  div {
    min-width: 0;
    flex: 1 1 200px;
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.color.soft};
  }
`;
