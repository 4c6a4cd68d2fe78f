import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface FetchPanelProps {
  fileUrl: string;
  loading: boolean;
  onFetch: () => void;
}

/** Offers to fetch the text of a document from its address. */
export function FetchPanel({ fileUrl, loading, onFetch }: FetchPanelProps) {
  return (
    <Panel>
      <div>
        <strong>{new URL(fileUrl).host}</strong>
        <p>Web pages, plain text, Markdown, PDF and Word files that open without signing in, up to 10 MB.</p>
      </div>
      <Button disabled={loading} onClick={onFetch}>
        {loading ? 'Starting…' : 'Fetch from Address'}
      </Button>
    </Panel>
  );
}

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s} ${tokens.space.m};
  padding: ${tokens.space.s} ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
  > div {
    flex: 1 1 240px;
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.color.soft};
  }
`;
