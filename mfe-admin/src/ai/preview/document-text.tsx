import { useEffect, useState } from 'react';
import { Button } from 'kit/controls';
import { TextField } from 'kit/forms';
import { Empty, Failed, Skeleton, SlowHint } from 'kit/states';
import styled from 'styled-components';
import { Marked } from './marked.tsx';
import { usePassages, type Passage } from './use-passages.ts';

export function DocumentText({ id }: { id: string }) {
  const { passages, state, more, all, retry } = usePassages(id);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = wanted ? passages.filter(({ text }) => text.toLowerCase().includes(wanted)) : passages;

  // A search is for the whole document: what is not loaded yet would look as if it were not there.
  useEffect(() => {
    if (wanted && state === 'ready') all();
  }, [wanted, state, all]);

  return (
    <Page aria-busy={state === 'loading'}>
      <TextField
        label="Search in this text"
        type="search"
        autoComplete="off"
        value={search}
        error={undefined}
        hint={wanted ? getCount(found.length, state === 'loading') : undefined}
        onChange={({ target }) => setSearch(target.value)}
      />
      {state === 'end' && passages.length === 0 && (
        <Empty title="This document has no text" hint="Jarvis finds it by its title alone." />
      )}
      <ol>{found.map(shown)}</ol>
      {state === 'loading' && waiting}
      {state === 'failed' && (
        <Failed
          title={passages.length === 0 ? 'The text could not be loaded' : 'The rest of the text could not be loaded'}
          hint="The document is safe. Try again in a moment."
          onRetry={retry}
        />
      )}
      {state === 'ready' && !wanted && <Button onClick={more}>Show More</Button>}
    </Page>
  );

  function shown({ id: key, place, source, text }: Passage) {
    const from = source === 'text' ? 'What is written about it' : place;
    return (
      <li key={key}>
        {from && <Place>{from}</Place>}
        <Words>
          <Marked text={text} search={wanted} />
        </Words>
      </li>
    );
  }
}

const getCount = (count: number, isLoading: boolean) => {
  if (isLoading) return 'Searching...';
  return count === 1 ? '1 passage has it.' : `${count === 0 ? 'No' : count} passages have it.`;
};

const waiting = (
  <>
    <Skeleton $width="96%" $height="16px" />
    <Skeleton $width="88%" $height="16px" />
    <Skeleton $width="92%" $height="16px" />
    <SlowHint />
  </>
);

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${({ theme }) => theme.space.s};
  > :first-child {
    width: 100%;
    max-width: ${({ theme }) => theme.width.form};
  }
  ol {
    display: grid;
    max-width: 75ch;
    gap: ${({ theme }) => theme.space.m};
  }
`;

const Place = styled.p`
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.tiny};
  font-weight: 600;
`;

const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
