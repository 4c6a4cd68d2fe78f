import { memo, useState } from 'react';
import styled from 'styled-components';
import { CodeBlock } from './code/code-block.tsx';
import { type Block, BlockReader } from './read-blocks.ts';
import { TokenView } from './token-view.tsx';

interface MarkdownProps {
  text: string;
  /** Whether it is still growing. */
  isStreaming?: boolean;
}

/** Renders Markdown. A growing text rerenders only its last block. */
export const Markdown = memo(function Markdown({ text, isStreaming = false }: MarkdownProps) {
  const [reader] = useState(() => new BlockReader());
  return (
    <Prose>
      {reader.read(text, !isStreaming).map((block) => (
        <BlockView key={block.key} block={block} />
      ))}
    </Prose>
  );
});

const BlockView = memo(function BlockView({ block }: { block: Block }) {
  if (block.kind === 'token') return <TokenView token={block.token} />;
  return <CodeBlock code={block.code} language={block.language} isOpen={block.isOpen} />;
});

const Prose = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s};
  font-size: 15px;
  line-height: 24px;
  overflow-wrap: anywhere;
  html body & h3 {
    margin-top: ${({ theme }) => theme.space.xs};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
  }
  html body & h3:is([data-depth='1'], [data-depth='2']) {
    font-size: ${({ theme }) => theme.size.large};
    line-height: 28px;
  }
  html body & :is(ul, ol) {
    padding-left: ${({ theme }) => theme.space.l};
  }
  html body & ul {
    list-style: disc;
  }
  html body & ol {
    list-style: decimal;
  }
  li {
    padding: 2px 0;
  }
  li > :is(p, div) + * {
    margin-top: ${({ theme }) => theme.space.xs};
  }
  li[data-task] {
    list-style: none;
  }
  li[data-task] input {
    margin: 0 ${({ theme }) => theme.space.xs} 0 -20px;
    vertical-align: -1px;
  }
  blockquote {
    margin: 0;
    padding-left: ${({ theme }) => theme.space.s};
    border-left: 3px solid ${({ theme }) => theme.color.edge};
    color: ${({ theme }) => theme.color.soft};
  }
  hr {
    width: 100%;
    margin: 0;
    border: 0;
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  :not(pre) > code {
    padding: 2px 4px;
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.sunken};
    font: 0.9em/20px ${({ theme }) => theme.font.code};
  }
`;
