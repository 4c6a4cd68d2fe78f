import styled from 'styled-components';
import { CodeBlock } from './code/code-block.tsx';
import { dropHeading, readHeading } from './drop-heading.ts';
import { Markdown } from './markdown.tsx';
import { tokens } from '../theme/tokens.ts';

export interface ResourceContent {
  content?: string | null;
  fileContent?: string | null;
  fileName?: string | null;
  fileType?: string | null;
}

const languageByExtension: Record<string, string> = { json: 'json', yml: 'yaml', yaml: 'yaml' };

interface ResourceTextProps {
  resource: ResourceContent;
  /** The title above it, which the texts don't repeat. */
  title: string;
}

/** The Markdown content, and the text of the file in its format. */
export function ResourceText({ resource: { content, fileContent, fileName, fileType }, title }: ResourceTextProps) {
  return (
    <>
      {content && <Markdown text={dropHeading(content, title)} />}
      {fileContent &&
        renderFileText(fileContent, {
          name: fileName ?? '',
          type: fileType ?? '',
          shown: [title, readHeading(content ?? '')],
        })}
    </>
  );
}

interface FileText {
  name: string;
  type: string;
  /** The headings above it. */
  shown: ReadonlyArray<string | null>;
}

function renderFileText(text: string, { name, type, shown }: FileText) {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (type === 'text/markdown' || extension === 'md' || extension === 'markdown')
    return <Markdown text={dropHeading(text, ...shown)} />;
  const language = languageByExtension[extension];
  return language ? <CodeBlock code={text} language={language} /> : <Plain>{text}</Plain>;
}

const Plain = styled.pre`
  margin: 0;
  font: 15px/24px ${tokens.font.text};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
