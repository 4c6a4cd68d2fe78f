import { humanize, RelativeTime } from 'kit/format';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { RecentDocumentsQuery } from '#gql/graphql.ts';
import { categoryWord } from '../knowledge/category-words.ts';
import { Opens } from '../knowledge/opens.ts';
import { resourceLinkId } from '../knowledge/use-focus-back.ts';
import { useResourceAddress } from '../knowledge/use-resource-address.ts';
import { Marked } from '../search/marked.tsx';
import { DocumentPlace } from './document-place.ts';

type Document = RecentDocumentsQuery['knowledgeResources']['edges'][number]['node'];

/** A document in a list, with its description or the matching excerpt below the title. */
export type DocumentLine = Omit<Document, 'description'> & { text: string };

interface DocumentRowProps {
  line: DocumentLine;
  /** The search term to highlight. */
  term: string;
  row: RowProps;
}

export function DocumentRow({ line, term, row }: DocumentRowProps) {
  const { id, title, text, category, difficulty, estimatedDuration, fileName, createdAt } = line;
  const at = useResourceAddress();
  return (
    <Row {...row}>
      <Head>
        <h3>
          <Opens id={resourceLinkId(id)} to={at(id)}>
            <Marked text={title} search={term} />
          </Opens>
        </h3>
        <Tag minimal>{categoryWord[category]}</Tag>
      </Head>
      {text && (
        <p>
          <Marked text={text} search={term} />
        </p>
      )}
      <Facts>
        <RelativeTime at={createdAt} />
        {difficulty && <span>{humanize(difficulty)}</span>}
        {estimatedDuration && <span>{estimatedDuration}</span>}
        {fileName && <span>{fileName}</span>}
      </Facts>
    </Row>
  );
}

const Row = styled(DocumentPlace)`
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  > p {
    max-width: ${({ theme }) => theme.width.text};
    color: ${({ theme }) => theme.color.soft};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  h3 {
    min-width: 0;
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.tiny};
`;
