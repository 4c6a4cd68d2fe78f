import styled from 'styled-components';
import { CodeBlock } from './code/code-block.tsx';
import { Markdown } from './markdown.tsx';
import { tokens } from '../theme/tokens.ts';

export interface ResourceContent {
  content?: string | null;
  fileContent?: string | null;
  fileName?: string | null;
  fileType?: string | null;
}

const languageByExtension: Record<string, string> = { json: 'json', yml: 'yaml', yaml: 'yaml' };

/** The Markdown content, and the text of the file in its format. */
export function ResourceText({
  resource: { content, fileContent, fileName, fileType },
}: {
  resource: ResourceContent;
}) {
  return (
    <>
      {content && <Markdown text={content} />}
      {fileContent && renderFileText(fileContent, fileName ?? '', fileType ?? '')}
    </>
  );
}

function renderFileText(text: string, name: string, type: string) {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (type === 'text/markdown' || extension === 'md' || extension === 'markdown') return <Markdown text={text} />;
  const language = languageByExtension[extension];
  return language ? <CodeBlock code={text} language={language} /> : <Plain>{text}</Plain>;
}

const Plain = styled.pre`
  margin: 0;
  font: 15px/24px ${tokens.font.text};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
