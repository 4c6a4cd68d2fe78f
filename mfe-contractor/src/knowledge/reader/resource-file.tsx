import { Drawing } from 'kit/controls';
import { formatKilobytes } from 'kit/format';
import { toSafeUrl } from 'kit/markdown';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface ResourceFileInfo {
  title: string;
  fileName?: string | null;
  fileSize?: number | null;
  fileUrl?: string | null;
  fileContent?: string | null;
  content?: string | null;
}

const fileIconPath = 'M4 1.8h5.5L12.5 5v9.2H4ZM9.5 1.8V5h3';

/** The resource's file or link, with name and size; nothing if it has neither. */
export function ResourceFile({ resource }: { resource: ResourceFileInfo }) {
  const { title, fileName, fileSize, fileUrl, fileContent, content } = resource;
  const url = fileUrl ? toSafeUrl(fileUrl) : null;
  if (!fileName && !url) return content || fileContent ? null : <Faint>No text yet.</Faint>;
  return (
    <Frame>
      <Drawing d={fileIconPath} />
      <Words>
        <strong>{fileName ?? url}</strong>
        {fileSize != null && <Faint>{formatKilobytes(fileSize)}</Faint>}
        {!url && !fileContent && <Faint>Only the file name is stored here. Ask an administrator for the file.</Faint>}
      </Words>
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`Open ${fileName ?? title}`}>
          Open
        </a>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  padding: ${tokens.space.m};
  align-items: center;
  gap: ${tokens.space.s};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  svg {
    flex: none;
  }
  a {
    padding: 10px 0;
    font-weight: 600;
  }
`;

const Words = styled.div`
  min-width: 0;
  flex: 1;
  overflow-wrap: anywhere;
`;

const Faint = styled.p`
  color: ${tokens.color.faint};
`;
