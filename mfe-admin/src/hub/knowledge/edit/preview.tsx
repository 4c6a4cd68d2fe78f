import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { PlainMarkdown } from '../../../ai/trial/plain-markdown.tsx';

/** A preview for readers: the written text, followed by the file's. */
export function Preview({ content, fileContent }: { content: string; fileContent: string }) {
  const page = useRef<HTMLDivElement>(null);
  // It opens below the visible part, behind the dialog footer.
  useEffect(() => page.current?.scrollIntoView?.({ block: 'center' }), []);
  const text = [content, fileContent].filter((part) => part.trim()).join('\n\n');
  return (
    // A long text is its own scroll container, so it must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Page ref={page} tabIndex={0} role="region" aria-label="Preview">
      {text ? <PlainMarkdown text={text} /> : <p>No text yet.</p>}
    </Page>
  );
}

const Page = styled.div`
  overflow-y: auto;
  max-height: 320px;
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.raised};
`;
