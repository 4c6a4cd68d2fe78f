import { useEffect, useRef } from 'react';
import { type ResourceContent, ResourceText } from 'kit/markdown';
import { tokens } from 'kit/theme';
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
  gap: ${tokens.space.m};
  overflow-y: auto;
  max-height: 320px;
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
`;
