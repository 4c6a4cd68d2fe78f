import { useEffect, useRef } from 'react';
import { useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import { Dialog, DialogButtons } from 'kit/dialog';
import { defineDraft, parseTexts } from 'kit/draft';
import { Form, TextAreaField, TextField, useForm } from 'kit/forms';
import { beginAttempt, type Attempt } from 'kit/request';
import { toast, toastFailure } from 'kit/toasts';
import { findingRule } from 'rules/tasks';
import { OwnTasksDocument, ReportFindingDocument, type HubProject_ProjectFragment } from '#gql/graphql.ts';
import { Subject } from '../dialog-layout.ts';
import type { ProjectDialogProps } from '../project-dialogs.tsx';

const empty = { title: '', description: '' };
const findingDraft = defineDraft({ name: 'finding', version: 1, parse: parseTexts(empty) });

export const ReportFindingDialog = ({ isOpen, onClose, project }: ProjectDialogProps) => (
  <Dialog isOpen={isOpen} title="Report finding" onClose={onClose}>
    {project && (
      <>
        <Subject>{project.title}</Subject>
        <ReportFindingForm project={project} onClose={onClose} />
      </>
    )}
  </Dialog>
);

interface ReportFindingFormProps {
  project: HubProject_ProjectFragment;
  onClose: () => void;
}

/** Makes a task for the project's developer. The draft is kept until it is sent; a retry reuses its idempotency key. */
function ReportFindingForm({ project, onClose }: ReportFindingFormProps) {
  const [report] = useMutation(ReportFindingDocument, { refetchQueries: [OwnTasksDocument] });
  const attempt = useRef<Attempt>(null);
  const isSent = useRef(false);
  const { values, field, pending, formProps } = useForm({
    rule: findingRule,
    initial: findingDraft(project.id).read() ?? empty,
    onSubmit: async (finding) => {
      const input = { projectId: project.id, ...finding };
      attempt.current = beginAttempt(JSON.stringify(input), attempt.current);
      const { data } = await report({
        variables: { input },
        context: { headers: { 'Idempotency-Key': attempt.current.key } },
      });
      isSent.current = true;
      findingDraft(project.id).clear();
      const developer = data?.reportFinding.assignee;
      toast({
        title: 'Finding reported',
        description: developer
          ? `${developer.firstName} ${developer.lastName} has it as a task. Follow it under My tasks.`
          : 'The project manager has it as a task. Follow it under My tasks.',
        intent: 'success',
      });
      onClose();
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't report the finding", unreachableText),
  });
  const { title, description } = values;
  useEffect(() => {
    if (!isSent.current) findingDraft(project.id).save({ title, description });
  }, [project.id, title, description]);
  return (
    <Form {...formProps}>
      <TextField label="What did you find?" {...field('title')} />
      <TextAreaField
        label="How to see it (optional)"
        rows={6}
        hint="Steps, what you expected and what happened."
        {...field('description')}
      />
      <DialogButtons>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Reporting…' : 'Report finding'}
        </Button>
      </DialogButtons>
    </Form>
  );
}

const unreachableText = "We can't reach the server. Your draft is saved. Please try again.";
