import { useState } from 'react';
import { Button } from 'kit/controls';
import { EmptyState, ErrorState, SlowHint } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { TemplateCard_TemplateFragment } from '#gql/graphql.ts';
import { DeleteDialog, type DeleteTarget } from '../delete-dialog.tsx';
import { TabHead } from '../tab-head.ts';
import { TemplateCard } from './template-card.tsx';
import { TemplateCardSkeleton } from './template-card-skeleton.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { useTemplates } from './use-templates.ts';

export function TemplatesTab() {
  const templates = useTemplates();
  const [edited, setEdited] = useState<TemplateCard_TemplateFragment | 'new' | null>(null);
  const [deleteTarget, setDeleteTarget] = useState<DeleteTarget | null>(null);
  const { list, error, retry } = templates;
  const onSaved = () => {
    setEdited(null);
    templates.refresh();
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
            onDelete={() => setDeleteTarget(templates.doom(template))}
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
        onRetry={retry}
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
