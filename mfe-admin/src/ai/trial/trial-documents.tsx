import { useState } from 'react';
import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { TextField } from 'kit/forms';
import { useDebouncedValue } from 'kit/panel';
import { tokens } from 'kit/theme';
import { maxSearchLength } from 'rules/knowledge';
import styled from 'styled-components';
import { TrialDocumentsDocument } from '#gql/graphql.ts';
import { CheckboxField } from '../checkbox-field.tsx';

interface TrialDocumentsProps {
  selectedIds: readonly string[];
  onChange: (selectedIds: readonly string[]) => void;
}

/** Selects the documents that the answer may cite: those that were read. */
export function TrialDocuments({ selectedIds, onChange }: TrialDocumentsProps) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim()) || null;
  const { data, previousData, error, refresh } = useQuery(TrialDocumentsDocument, { variables: { search } });
  const found = (data ?? previousData)?.documents.edges.map(({ node }) => node) ?? [];
  const documents = found.filter(({ status, textSource }) => status === 'ready' && textSource !== null);
  if (error) {
    return (
      <Hint>
        <span>Couldn't load documents.</span>
        <Button onClick={refresh}>Retry</Button>
      </Hint>
    );
  }
  if (documents.length === 0 && typed === '') return null;
  return (
    <Disclosure>
      <summary>
        {selectedIds.length === 0 ? 'Documents (none selected)' : `Documents (${selectedIds.length} selected)`}
      </summary>
      <TextField
        label="Search documents"
        type="search"
        error={undefined}
        maxLength={maxSearchLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Scroller role="group" aria-label="Documents for the answer">
        {documents.map(({ id, title }) => (
          <CheckboxField
            key={id}
            label={title}
            checked={selectedIds.includes(id)}
            onChange={(checked) =>
              onChange(checked ? [...selectedIds, id] : selectedIds.filter((other) => other !== id))
            }
          />
        ))}
      </Scroller>
    </Disclosure>
  );
}

const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  color: ${tokens.color.soft};
`;

const Disclosure = styled.details`
  summary {
    padding: 6px 0;
    font-weight: 600;
    cursor: pointer;
  }
`;

const Scroller = styled.div`
  overflow-y: auto;
  max-height: 168px;
  padding: 0 ${tokens.space.xs};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};
`;
