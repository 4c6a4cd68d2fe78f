import { useState } from 'react';
import { useMutation, useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { humanize } from 'kit/format';
import { SelectField, TextAreaField, TextField, useForm } from 'kit/forms';
import { useNavigate } from 'kit/router';
import { type Choice, SearchSelectField, choicePageSize, defineChoiceQuery } from 'kit/search-select';
import { useSearchState } from 'kit/search-state';
import { toast, toastFailure } from 'kit/toasts';
import { openTicketRule, ticketPriorities } from 'rules/tickets';
import styled from 'styled-components';
import { OpenTicketDocument, TicketProjectDocument, TicketProjectsDocument } from '#gql/graphql.ts';

const emptyValues = { title: '', description: '', priority: 'medium' };

/** Opens a ticket and then shows its conversation. */
export function OpenTicketForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  // The project screen links here with its project.
  const [linkedId] = useSearchState('project');
  const urlProject = useTicketProject(linkedId ?? '');
  const [chosen, setChosen] = useState<Choice | null>();
  const project = chosen === undefined ? urlProject : chosen;
  const [open] = useMutation(OpenTicketDocument);
  const { field, pending, formProps } = useForm({
    rule: openTicketRule,
    initial: emptyValues,
    // Ignore a project in the URL that is not the client's own.
    read: (values) => ({ ...values, projectId: project?.id ?? null }),
    onSubmit: async (input) => {
      const answer = await open({ variables: { input } });
      toast({ title: 'Ticket opened', description: 'The team has been notified.', intent: 'success' });
      if (answer.data) void navigate(`/client/support/${answer.data.openTicket.id}`, { replace: true });
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't open the ticket"),
  });
  return (
    <Form {...formProps}>
      <TextField label="Title" maxLength={200} {...field('title')} />
      <TextAreaField label="Description" rows={5} {...field('description')} />
      <SelectField label="Priority" {...field('priority')}>
        {ticketPriorities.map((priority) => (
          <option key={priority} value={priority}>
            {humanize(priority)}
          </option>
        ))}
      </SelectField>
      <SearchSelectField
        label="Project"
        error={undefined}
        value={project}
        none="No project"
        searchLabel="Search projects"
        query={projectChoices}
        onChange={setChosen}
      />
      <DialogButtons>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Opening…' : 'Open Ticket'}
        </Button>
      </DialogButtons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 4px;
`;

/** The client's projects whose title matches, newest first. */
const projectChoices = defineChoiceQuery(TicketProjectsDocument, {
  searchBy: 'a title',
  variables: (search) => ({ search, first: choicePageSize }),
  choices: ({ projects: { edges, pageInfo } }) => ({
    found: edges.map(({ node }) => ({ id: node.id, label: node.title })),
    hasMore: pageInfo.hasNextPage,
  }),
});

/** The project in the URL, if it is the client's own. */
function useTicketProject(id: string) {
  const { data } = useQuery(TicketProjectDocument, { variables: { id }, skip: id === '' });
  return data?.project ? { id: data.project.id, label: data.project.title } : null;
}
