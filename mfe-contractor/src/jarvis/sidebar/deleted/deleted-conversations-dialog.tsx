import { useState } from 'react';
import { removeFromLists, useMutation, usePaginatedQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { ConfirmContent, Dialog } from 'kit/dialog';
import { RelativeTime } from 'kit/format';
import { LoadMore } from 'kit/panel';
import { EmptyState, ErrorState, LoadingState } from 'kit/states';
import { tokens } from 'kit/theme';
import { toast } from 'kit/toasts';
import { deletedConversationDays } from 'rules/jarvis';
import styled from 'styled-components';
import { DeletedConversationsDocument, PurgeConversationDocument } from '#gql/graphql.ts';
import { toastJarvisFailure } from '../../toast-failure.ts';
import { useRestoreConversation } from './use-restore-conversation.ts';

interface DeletedConversationsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function DeletedConversationsDialog({ isOpen, onClose }: DeletedConversationsDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Recently deleted" onClose={onClose} wide>
      <DeletedConversations />
    </Dialog>
  );
}

interface DeletedConversation {
  id: string;
  title: string;
}

/** What the person deleted lately: each can be restored, or deleted for good after a confirmation. */
function DeletedConversations() {
  const { nodes, ...pages } = usePaginatedQuery(DeletedConversationsDocument, {
    selectConnection: ({ deletedConversations }) => deletedConversations,
  });
  const restore = useRestoreConversation();
  const purge = usePurgeConversation();
  const [purged, setPurged] = useState<DeletedConversation | null>(null);
  if (purged) {
    return (
      <ConfirmContent
        message={`“${purged.title}” and its messages can't be restored afterwards.`}
        confirmLabel="Delete now"
        pendingLabel="Deleting…"
        intent="danger"
        run={() => purge(purged.id)}
        onCancel={() => setPurged(null)}
        onDone={() => setPurged(null)}
      />
    );
  }
  if (!nodes) {
    return pages.error ? (
      <ErrorState title="Couldn't load deleted conversations" hint="Try again." onRetry={pages.refresh} />
    ) : (
      <LoadingState text="Loading deleted conversations…" />
    );
  }
  if (nodes.length === 0)
    return (
      <EmptyState
        title="No deleted conversations"
        hint={`A conversation that you delete is kept here for ${deletedConversationDays} days.`}
      />
    );
  return (
    <>
      <p>Conversations are kept here for {deletedConversationDays} days after you delete them.</p>
      <List aria-label="Deleted conversations">
        {nodes.map(({ id, title, deletedAt }) => (
          <li key={id}>
            <Title>
              <strong>{title}</strong>
              <small>
                Deleted <RelativeTime at={deletedAt ?? ''} />
              </small>
            </Title>
            <Button aria-label={`Restore ${title}`} onClick={() => void restore(id)}>
              Restore
            </Button>
            <Button aria-label={`Delete ${title} now`} onClick={() => setPurged({ id, title })}>
              Delete now
            </Button>
          </li>
        ))}
      </List>
      <LoadMore pages={pages} what="conversations" />
    </>
  );
}

/** Removes a deleted conversation for good. False if that failed. */
function usePurgeConversation() {
  const [purge] = useMutation(PurgeConversationDocument);
  return async (id: string) => {
    try {
      await purge({ variables: { id }, update: (cache) => removeFromLists(cache, 'deletedConversations', id) });
      toast({
        title: 'Conversation Deleted',
        description: 'The conversation has been permanently deleted.',
        intent: 'success',
      });
      return true;
    } catch (error) {
      toastJarvisFailure(error, { description: 'Failed to delete conversation.' });
      return false;
    }
  };
}

const List = styled.ul`
  margin-top: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
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
`;

const Title = styled.span`
  display: grid;
  min-width: 0;
  flex: 1 1 200px;
  overflow-wrap: anywhere;
  small {
    color: ${tokens.color.faint};
    font-size: ${tokens.size.tiny};
  }
`;
