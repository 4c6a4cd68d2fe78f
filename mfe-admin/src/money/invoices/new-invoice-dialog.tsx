import { useRef, useState } from 'react';
import { useMutation } from 'kit/apollo';
import { Dialog } from 'kit/dialog';
import { FieldColumns } from 'kit/forms';
import { type Attempt, beginAttempt } from 'kit/request';
import { type Choice, choicePageSize, defineChoiceQuery, SearchSelectField } from 'kit/search-select';
import type { UpdateInvoiceInput } from 'rules/invoices';
import { AdminInvoiceProjectsDocument, CreateInvoiceDocument } from '#gql/graphql.ts';
import { clientChoices } from '../../projects/people-choices.ts';
import { emptyLine, InvoiceForm } from './invoice-form.tsx';

export interface NewInvoiceDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Creates a draft for a project, or for a client without one. */
export function NewInvoiceDialog({ isOpen, onClose, onCreated }: NewInvoiceDialogProps) {
  return (
    <Dialog isOpen={isOpen} wide title="New invoice" onClose={onClose}>
      <NewInvoiceForm onClose={onClose} onCreated={onCreated} />
    </Dialog>
  );
}

function NewInvoiceForm({ onClose, onCreated }: Omit<NewInvoiceDialogProps, 'isOpen'>) {
  const [create] = useMutation(CreateInvoiceDocument);
  const [project, setProject] = useState<Choice | null>(null);
  const [client, setClient] = useState<Choice | null>(null);
  const [isMissing, setMissing] = useState(false);
  const attempt = useRef<Attempt>(null);
  const send = async (fields: UpdateInvoiceInput) => {
    if (!project && !client) return setMissing(true);
    const input = { ...fields, projectId: project?.id ?? null, clientId: project ? null : client?.id };
    attempt.current = beginAttempt(JSON.stringify(input), attempt.current);
    const headers = { 'Idempotency-Key': attempt.current.key };
    const { data } = await create({ variables: { input }, context: { headers } });
    attempt.current = null;
    if (data) onCreated(data.createInvoice.id);
  };
  const error = isMissing && !project && !client ? 'Please choose a project or a client' : undefined;
  return (
    <InvoiceForm
      initial={{ lines: [emptyLine], dueOn: '', note: '' }}
      currency="USD"
      submit="Create draft"
      submitting="Creating…"
      isChanged={project !== null || client !== null}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldColumns>
        <SearchSelectField
          label="Project"
          error={error}
          value={project}
          none="No project"
          searchLabel="Search projects"
          query={projectChoices}
          onChange={setProject}
        />
        {!project && (
          <SearchSelectField
            label="Client"
            error={undefined}
            value={client}
            none="No client"
            searchLabel="Search clients"
            query={clientChoices}
            onChange={setClient}
          />
        )}
      </FieldColumns>
    </InvoiceForm>
  );
}

/** Projects whose title or client matches. */
const projectChoices = defineChoiceQuery(AdminInvoiceProjectsDocument, {
  searchBy: 'a title or client',
  variables: (search) => ({ search, first: choicePageSize }),
  choices: ({ projects: { edges, pageInfo } }) => ({
    found: edges.map(({ node: { id, title, client } }): Choice => ({
      id,
      label: title,
      detail: client ? `${client.firstName} ${client.lastName}` : 'Its client has no account yet',
    })),
    hasMore: pageInfo.hasNextPage,
  }),
});
