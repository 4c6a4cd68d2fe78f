import { useEffect, useRef } from 'react';
import { type ResourceContent, ResourceText } from 'kit/markdown';
import styled from 'styled-components';

/** The text as readers will see it. */
export function Preview({ resource }: { resource: ResourceContent }) {
  const page = useRef<HTMLDivElement>(null);
  // It opens below the visible part, behind the dialog footer.
  useEffect(() => page.current?.scrollIntoView?.({ block: 'center' }), []);
  const hasText = Boolean(resource.content?.trim() || resource.fileContent?.trim());
  return (
    // A long text is its own scroll container, so it must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Page ref={page} tabIndex={0} role="region" aria-label="Preview">
      {hasText ? <ResourceText resource={resource} /> : <p>No text yet.</p>}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  overflow-y: auto;
  max-height: 320px;
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.raised};
`;
