import { useRef, useState } from 'react';
import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { SelectField } from 'kit/forms';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { AvailableTemplatesDocument } from '#gql/graphql.ts';
import { noTemplatesMessage } from './no-templates.ts';
import type { Template } from './use-conversation-form.ts';

interface TemplatePickerProps {
  chosen: readonly Template[];
  error: string | undefined;
  onAdd: (template: Template) => void;
}

/**
 * Adds templates one by one, each once. Selecting alone does not add: arrow keys on a closed select change its value, and would
 * add every option they pass.
 */
export function TemplatePicker({ chosen, error, onAdd }: TemplatePickerProps) {
  // An administrator may have added one since.
  const {
    data,
    error: loadError,
    refresh,
  } = useQuery(AvailableTemplatesDocument, { fetchPolicy: 'cache-and-network' });
  const [selectedId, setSelectedId] = useState('');
  const container = useRef<HTMLDivElement>(null);
  const available = data?.availablePromptTemplates;
  if (!available)
    return loadError ? failed() : <Skeleton role="img" aria-label="Loading templates" $width="100%" $height="92px" />;
  if (available.length === 0) return <Hint>{noTemplatesMessage}</Hint>;

  const chosenIds = new Set(chosen.map(({ id }) => id));
  const remaining = available.filter(({ id }) => !chosenIds.has(id));
  const add = () => {
    const template = remaining.find(({ id }) => String(id) === selectedId);
    if (!template) return;
    onAdd(template);
    setSelectedId('');
    // Nothing is left for the button to add.
    container.current?.querySelector('select')?.focus();
  };
  return (
    <Row ref={container}>
      <SelectField
        label="Jarvis templates"
        error={error}
        value={selectedId}
        onChange={({ target }) => setSelectedId(target.value)}
      >
        <option value="">{remaining.length > 0 ? 'Select a template' : 'All templates are added'}</option>
        {remaining.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button aria-label="Add template" disabled={selectedId === ''} onClick={add}>
        Add
      </Button>
    </Row>
  );

  function failed() {
    return (
      <Hint role="alert">
        Couldn't load templates.
        <Button onClick={refresh}>Retry</Button>
      </Hint>
    );
  }
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.xs};
  /* A select is as wide as its longest option unless its field limits it. */
  > div {
    grid-template-columns: minmax(0, 1fr);
  }
  > button {
    /* Next to the list, below its label. */
    margin-top: 24px;
    height: 44px;
  }
  > button[aria-disabled='true'] {
    cursor: default;
    opacity: 0.5;
  }
`;

const Hint = styled.div`
  display: flex;
  padding: ${tokens.space.s} 0;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  color: ${tokens.color.soft};
`;
