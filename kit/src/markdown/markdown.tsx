import { memo, useState } from 'react';
import styled from 'styled-components';
import { CodeBlock } from './code/code-block.tsx';
import { type Block, BlockReader } from './read-blocks.ts';
import { TokenView } from './token-view.tsx';
import { tokens } from '../theme/tokens.ts';

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
  gap: ${tokens.space.s};
  font-size: 15px;
  line-height: 24px;
  overflow-wrap: anywhere;
  h3 {
    margin-top: ${tokens.space.xs};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  h3:is([data-depth='1'], [data-depth='2']) {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  & :is(ul, ol) {
    padding-left: ${tokens.space.l};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    padding: 2px 0;
  }
  li > :is(p, div) + * {
    margin-top: ${tokens.space.xs};
  }
  li[data-task] {
    list-style: none;
  }
  li[data-task] input {
    margin: 0 ${tokens.space.xs} 0 -20px;
    vertical-align: -1px;
  }
  blockquote {
    margin: 0;
    padding-left: ${tokens.space.s};
    border-left: 3px solid ${tokens.color.edge};
    color: ${tokens.color.soft};
  }
  hr {
    width: 100%;
    margin: 0;
    border: 0;
    border-top: 1px solid ${tokens.color.line};
  }
  :not(pre) > code {
    padding: 2px 4px;
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.sunken};
    font: 0.9em/20px ${tokens.font.code};
  }
`;
