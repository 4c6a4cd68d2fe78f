import { useRef, useState } from 'react';
import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { SelectField } from 'kit/forms';
import { Skeleton } from 'kit/states';
import styled from 'styled-components';
import { AvailableTemplatesDocument } from '#gql/graphql.ts';
import { noTemplates } from './no-templates.ts';
import type { Template } from './use-conversation-form.ts';

interface Picking {
  chosen: readonly Template[];
  error: string | undefined;
  onAdd: (template: Template) => void;
}

/**
 * Adds templates one by one, each once. Selecting alone does not add: arrow keys on a closed select change its value, and would
 * add every option they pass.
 */
export function TemplatePicker({ chosen, error, onAdd }: Picking) {
  // An administrator may have added one since.
  const { data, error: fault, refetch } = useQuery(AvailableTemplatesDocument, { fetchPolicy: 'cache-and-network' });
  const [picked, setPicked] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const available = data?.availablePromptTemplates;
  if (!available)
    return fault ? failed() : <Skeleton role="img" aria-label="Loading templates" $width="100%" $height="92px" />;
  if (available.length === 0) return <Hint>{noTemplates}</Hint>;

  const taken = new Set(chosen.map(({ id }) => id));
  const left = available.filter(({ id }) => !taken.has(id));
  const add = () => {
    const template = left.find(({ id }) => String(id) === picked);
    if (!template) return;
    onAdd(template);
    setPicked('');
    // Nothing is left for the button to add.
    place.current?.querySelector('select')?.focus();
  };
  return (
    <Row ref={place}>
      <SelectField
        label="Jarvis templates"
        error={error}
        value={picked}
        onChange={({ target }) => setPicked(target.value)}
      >
        <option value="">{left.length > 0 ? 'Select a template' : 'All templates are added'}</option>
        {left.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button aria-label="Add template" disabled={picked === ''} onClick={add}>
        Add
      </Button>
    </Row>
  );

  function failed() {
    return (
      <Hint role="alert">
        Couldn't load templates.
        <Button onClick={() => void refetch().then(undefined, () => undefined)}>Retry</Button>
      </Hint>
    );
  }
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.xs};
  /* A select is as wide as its longest option unless its field limits it. */
  > div {
    grid-template-columns: minmax(0, 1fr);
  }
  > button {
    /* Next to the list, below its label. */
    margin-top: 24px;
    height: 44px;
  }
  > button:disabled {
    cursor: default;
    opacity: 0.5;
  }
`;

const Hint = styled.div`
  display: flex;
  padding: ${({ theme }) => `${theme.space.s} 0`};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.soft};
`;
