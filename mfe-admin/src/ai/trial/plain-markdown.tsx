import { Fragment } from 'react';
import styled from 'styled-components';
import { parseBlocks, type Block } from './parse-blocks.ts';

/** Renders an answer: paragraphs, lists, headings, code and emphasis. Links and images stay as source text. */
export function PlainMarkdown({ text }: { text: string }) {
  return (
    <Text>
      {/* Blocks are only appended, so the index is a stable key. */}
      {parseBlocks(text).map((block, place) => (
        <Fragment key={place}>{renderBlock(block)}</Fragment>
      ))}
    </Text>
  );
}

function renderBlock(block: Block) {
  if (block.kind === 'code') return <pre>{block.text}</pre>;
  if (block.kind === 'heading') return <strong>{renderInline(block.text)}</strong>;
  if (block.kind === 'quote') return <blockquote>{renderInline(block.text)}</blockquote>;
  if (block.kind === 'paragraph') return <p>{renderInline(block.text)}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, place) => (
        <li key={place}>{renderInline(item)}</li>
      ))}
    </List>
  );
}

function renderInline(text: string) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, place) => {
    if (/^`.+`$/s.test(part)) return <code key={place}>{part.slice(1, -1)}</code>;
    if (/^\*\*.+\*\*$/s.test(part)) return <strong key={place}>{part.slice(2, -2)}</strong>;
    return part;
  });
}

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
  overflow-wrap: anywhere;
  p,
  blockquote {
    white-space: pre-wrap;
  }
  blockquote {
    margin: 0;
    padding-left: ${({ theme }) => theme.space.s};
    border-left: 2px solid ${({ theme }) => theme.color.edge};
    color: ${({ theme }) => theme.color.soft};
  }
  html body & :is(ul, ol) {
    padding-left: ${({ theme }) => theme.space.l};
    list-style: revert;
  }
  pre,
  code {
    font: 12px/18px ${({ theme }) => theme.font.code};
  }
  pre {
    margin: 0;
    padding: ${({ theme }) => theme.space.xs};
    border: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.raised};
    white-space: pre-wrap;
  }
`;
