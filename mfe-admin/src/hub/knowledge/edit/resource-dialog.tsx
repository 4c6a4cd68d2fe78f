import { useRef, useEffect, useState } from 'react';
import { Dialog } from 'kit/dialog';
import { useQuery } from 'kit/apollo';
import { EmptyState, ErrorState, Skeleton, SlowHint } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { EditedResourceDocument } from '#gql/graphql.ts';
import { ResourceForm, type ResourceFormBaseProps } from './resource-form.tsx';

interface ResourceDialogProps {
  isOpen: boolean;
  /** The resource to edit; null creates one. */
  id: string | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds a resource, or edits one. */
export function ResourceDialog({ isOpen, id, onSaved, onClose }: ResourceDialogProps) {
  // Closing goes through the form, which knows about unsaved changes.
  const requestClose = useRef(onClose);
  const formProps = { requestCloseRef: requestClose, onSaved, onClose };
  return (
    <Dialog wide isOpen={isOpen} title={id ? 'Edit Resource' : 'Add Resource'} onClose={() => requestClose.current()}>
      {id ? <EditResourceForm id={id} {...formProps} /> : <ResourceForm resource={null} {...formProps} />}
    </Dialog>
  );
}

/** The form for an existing resource, shown once it has loaded completely. */
function EditResourceForm({ id, ...formProps }: ResourceFormBaseProps & { id: string }) {
  // Not from the cache: saving stale values would overwrite someone else's changes.
  const { data, error, refresh } = useQuery(EditedResourceDocument, { variables: { id }, fetchPolicy: 'no-cache' });
  // The form keeps its initial values, even if the resource is refetched.
  const [resource, setResource] = useState(data?.knowledgeResource);
  if (!resource && data?.knowledgeResource) setResource(data.knowledgeResource);
  const { requestCloseRef, onClose } = formProps;
  useEffect(() => {
    if (!resource) requestCloseRef.current = onClose;
  });
  if (resource) return <ResourceForm resource={resource} {...formProps} />;
  if (data) return <EmptyState title="This resource no longer exists" hint="It has been deleted." />;
  if (error) {
    return <ErrorState title="Couldn't load the resource" hint="Try again." onRetry={refresh} />;
  }
  return (
    <Fields aria-busy>
      {['title', 'hub', 'category', 'description', 'content'].map((name) => (
        <Skeleton key={name} $width="100%" $height="68px" />
      ))}
      <SlowHint />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space.m};
`;
