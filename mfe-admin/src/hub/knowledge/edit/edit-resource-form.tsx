import { useEffect, useState } from 'react';
import { useQuery } from 'kit/apollo';
import { EmptyState, ErrorState, Skeleton, SlowHint } from 'kit/states';
import styled from 'styled-components';
import { EditedResourceDocument } from '#gql/graphql.ts';
import { ResourceForm, type ResourceFormBaseProps } from './resource-form.tsx';

/** The form of a resource that is there already, as soon as all of it has come. */
export function EditResourceForm({ id, ...formProps }: ResourceFormBaseProps & { id: string }) {
  // Not from the cache: what someone else changed meanwhile would be written over.
  const { data, error, refetch } = useQuery(EditedResourceDocument, { variables: { id }, fetchPolicy: 'no-cache' });
  // The form keeps what it began with, whatever comes later.
  const [resource, setResource] = useState(data?.knowledgeResource);
  if (!resource && data?.knowledgeResource) setResource(data.knowledgeResource);
  const { requestCloseRef, onClose } = formProps;
  useEffect(() => {
    if (!resource) requestCloseRef.current = onClose;
  });
  if (resource) return <ResourceForm resource={resource} {...formProps} />;
  if (data) return <EmptyState title="This resource is gone" hint="It was deleted in the meantime." />;
  if (error) {
    return (
      <ErrorState
        title="The resource could not be loaded"
        hint="It is safe. Try again in a moment."
        onRetry={() => void refetch().then(undefined, () => undefined)}
      />
    );
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
  gap: ${({ theme }) => theme.space.m};
`;
