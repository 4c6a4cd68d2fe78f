import { humanize, RelativeTime } from 'kit/format';
import { HighlightedText, matchWords, StretchedLink } from 'kit/panel';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { RecentDocumentsQuery } from '#gql/graphql.ts';
import { categorySingularNames } from '../knowledge/category-names.ts';
import { getResourceLinkId, useResourceUrl } from '../knowledge/use-resource-url.ts';
import { DocumentItem } from './document-item.ts';

type Document = RecentDocumentsQuery['knowledgeResources']['edges'][number]['node'];

/** A document in a list, with its description or the matching excerpt below the title. */
export type DocumentListItem = Omit<Document, 'description'> & { text: string };

interface DocumentRowProps {
  line: DocumentListItem;
  /** The search term to highlight. */
  term: string;
  row: RowProps;
}

export function DocumentRow({ line, term, row }: DocumentRowProps) {
  const { id, title, text, category, difficulty, estimatedDuration, fileName, createdAt } = line;
  const getResourceUrl = useResourceUrl();
  const pattern = matchWords(term);
  return (
    <Row {...row}>
      <Head>
        <h3>
          <StretchedLink id={getResourceLinkId(id)} to={getResourceUrl(id)}>
            <HighlightedText text={title} pattern={pattern} />
          </StretchedLink>
        </h3>
        <Tag minimal>{categorySingularNames[category]}</Tag>
      </Head>
      {text && (
        <p>
          <HighlightedText text={text} pattern={pattern} />
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

const Row = styled(DocumentItem)`
  &:hover {
    background: ${tokens.color.sunken};
  }
  > p {
    max-width: ${tokens.width.text};
    color: ${tokens.color.soft};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space.m};
  h3 {
    min-width: 0;
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.m};
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
`;
