import { useState } from 'react';
import { useQuery } from 'kit/apollo';
import { TextField } from 'kit/forms';
import { useDebouncedValue } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import {
  type ChoosableDocumentsQuery,
  ChoosableDocumentsDocument,
  type ChosenDocument_AiDocumentFragment as ChosenDocument,
} from '#gql/graphql.ts';
import { DocumentRow } from './document-row.tsx';

type ChoosableDocument = ChoosableDocumentsQuery['documents']['edges'][number]['node'];

interface DocumentChoiceProps {
  chosen: readonly ChosenDocument[];
  onChange: (documents: readonly ChosenDocument[]) => void;
}

/** The documents that Jarvis can answer from. Those that aren't ready say why. */
export function DocumentChoice({ chosen, onChange }: DocumentChoiceProps) {
  const [search, setSearch] = useState('');
  // Ingestion may have finished in the meantime, so refetch each time it opens.
  const { data, error, refresh } = useQuery(ChoosableDocumentsDocument, {
    variables: { search: null },
    fetchPolicy: 'cache-and-network',
  });
  // A truncated list is searched on the server, which has every document.
  const debouncedSearch = useDebouncedValue(search.trim());
  const isTruncated = data?.documents.pageInfo.hasNextPage;
  const remoteSearch = useQuery(ChoosableDocumentsDocument, {
    variables: { search: debouncedSearch },
    skip: !isTruncated || !debouncedSearch,
  });
  const documents = (isTruncated && debouncedSearch && remoteSearch.data ? remoteSearch.data : data)?.documents.edges;
  return (
    <>
      <TextField
        label="Search documents"
        type="search"
        error={undefined}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {documents
        ? list(
            documents
              .map(({ node }) => node)
              .filter((document) => documents !== data?.documents.edges || createMatcher(search)(document)),
          )
        : error
          ? failed()
          : skeletons}
    </>
  );

  function list(documents: readonly ChoosableDocument[]) {
    if (documents.length === 0) {
      return search.trim() ? (
        <EmptyState title="No documents match" hint="Try another word from the title, tags or file name." />
      ) : (
        <EmptyState
          title="No documents yet"
          hint="Once an administrator adds documents, Jarvis can answer from them."
        />
      );
    }
    return (
      <List aria-label="Documents">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isChosen={chosen.some(({ id }) => id === document.id)}
            onToggle={() => toggle(document)}
          />
        ))}
      </List>
    );
  }

  function toggle({ id, title }: ChosenDocument) {
    const others = chosen.filter((document) => document.id !== id);
    onChange(others.length < chosen.length ? others : [...chosen, { id, title }]);
  }

  function failed() {
    return <ErrorState title="Couldn't load documents" hint="Try again." onRetry={refresh} />;
  }
}

const createMatcher = (search: string) => {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ title, fileName, tags, description }: ChoosableDocument) => {
    const text = [title, fileName, description, ...tags].join(' ').toLowerCase();
    return terms.every((word) => text.includes(word));
  };
};

const List = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

const skeletons = (
  <List aria-hidden>
    {[1, 2, 3].map((place) => (
      <li key={place} style={{ padding: 12 }}>
        <Skeleton $width="60%" $height="40px" />
      </li>
    ))}
  </List>
);
