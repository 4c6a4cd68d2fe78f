import { useState, useRef } from 'react';
import { Button } from 'kit/controls';
import { EmptyState, ErrorState, SlowHint, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Dialog } from 'kit/dialog';
import { useMutation, useQuery } from 'kit/apollo';
import {
  type TemplateCard_TemplateFragment,
  type TemplateDialog_TemplateFragment,
  DeleteTemplateDocument,
  PromptTemplatesDocument,
} from '#gql/graphql.ts';
import { isChangedMeanwhile, toastNotDeleted } from 'kit/conflict';
import { DeleteDialog, type DeleteTarget } from '../delete-dialog.tsx';
import { TabHead } from '../tab-head.ts';
import { toastSuccess, toastError, toastOutdatedList } from '../result-toasts.ts';
import { TemplateCard } from './template-card.tsx';
import { Card } from './card.ts';
import { TemplateForm } from './template-form.tsx';

export function TemplatesTab() {
  const templates = useTemplates();
  const [edited, setEdited] = useState<TemplateCard_TemplateFragment | 'new' | null>(null);
  const [deleteTarget, setDeleteTarget] = useState<DeleteTarget | null>(null);
  const { list, error, refresh } = templates;
  const onSaved = () => {
    setEdited(null);
    void templates.refreshAfterChange();
  };
  return (
    <section aria-label="Prompt Templates" aria-busy={!list && !error}>
      <TabHead>
        <p>A conversation uses the templates it was started with, in order.</p>
        <Button $primary onClick={() => setEdited('new')}>
          Create Template
        </Button>
      </TabHead>
      {list ? cards(list) : error ? failed() : skeletons()}
      <TemplateDialog edited={edited} onSaved={onSaved} onClose={() => setEdited(null)} />
      <DeleteDialog deleteTarget={deleteTarget} onClose={() => setDeleteTarget(null)} />
    </section>
  );

  function cards(all: readonly TemplateCard_TemplateFragment[]) {
    if (all.length === 0) {
      return (
        <EmptyState title="No prompt templates yet" hint="Create the first one: Jarvis needs a template to answer." />
      );
    }
    return (
      <Grid>
        {all.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            onEdit={() => setEdited(template)}
            onDelete={() => setDeleteTarget(templates.toDeleteTarget(template))}
          />
        ))}
      </Grid>
    );
  }

  function failed() {
    return (
      <ErrorState
        title="Couldn't load prompt templates"
        hint="Conversations aren't affected. Try again."
        onRetry={refresh}
      />
    );
  }
}

const skeletons = () => (
  <>
    <Grid aria-hidden>
      {[1, 2, 3].map((place) => (
        <TemplateCardSkeleton key={place} />
      ))}
    </Grid>
    <SlowHint />
  </>
);

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${tokens.space.m};
`;

/** Same height as a card, to avoid layout shift. */
function TemplateCardSkeleton() {
  return (
    <Card>
      <header>
        <Skeleton $width="55%" $height="24px" />
        <Skeleton $width="64px" $height="20px" />
      </header>
      <Skeleton $width="90%" $height="40px" />
      <Skeleton $width="80%" $height="69px" />
      <footer>
        <Skeleton $width="120px" $height="16px" />
      </footer>
    </Card>
  );
}

interface TemplateDialogProps {
  edited: TemplateDialog_TemplateFragment | 'new' | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Creates or edits a prompt template. */
function TemplateDialog({ edited, onSaved, onClose }: TemplateDialogProps) {
  // Closing goes through the form, which knows about unsaved changes.
  const requestClose = useRef(onClose);
  return (
    <Dialog
      wide
      isOpen={edited !== null}
      title={edited === 'new' ? 'Create Prompt Template' : 'Edit Prompt Template'}
      onClose={() => requestClose.current()}
    >
      {edited && (
        <TemplateForm
          template={edited === 'new' ? null : edited}
          requestCloseRef={requestClose}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** All prompt templates; mutations refetch them. */
function useTemplates() {
  const { data, previousData, error, refresh } = useQuery(PromptTemplatesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useMutation(DeleteTemplateDocument);
  // Keep the current data if a refetch fails.
  const list = (data ?? previousData)?.promptTemplates;
  const refreshAfterChange = async () => {
    if (!(await refresh())) toastOutdatedList();
  };

  const toDeleteTarget = ({ id, name, updatedAt }: TemplateCard_TemplateFragment): DeleteTarget => ({
    kind: 'prompt template',
    name,
    remove: async () => {
      try {
        await remove({ variables: { id, ifUpdatedAt: updatedAt } });
      } catch (error) {
        if (isChangedMeanwhile(error)) {
          toastNotDeleted('prompt template', name);
          void refreshAfterChange();
          return true;
        }
        toastError('Failed to delete prompt template.');
        return false;
      }
      toastSuccess('Template Deleted', 'Prompt template has been deleted successfully.');
      void refreshAfterChange();
      return true;
    },
  });
  return { list, error, refresh, refreshAfterChange, toDeleteTarget };
}
