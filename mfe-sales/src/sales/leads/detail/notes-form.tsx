import { Button } from 'kit/controls';
import { TextAreaField } from 'kit/forms';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Words } from './detail-layout.ts';
import { useNotes } from './use-notes.ts';

/** Notes about a lead. Saved on request; until then the draft is kept for this tab. */
export function NotesForm({ id, notes }: { id: string; notes: string }) {
  const { field, formProps, pending, isChanged, conflictingNotes, discard } = useNotes(id, notes);
  return (
    <Form {...formProps}>
      <TextAreaField label="Notes" rows={7} {...field('notes')} />
      {conflictingNotes !== null && (
        <div role="status">
          <p>Someone else changed these notes. Saving yours replaces theirs:</p>
          <Words>{conflictingNotes || 'Nothing'}</Words>
        </div>
      )}
      <Actions>
        {isChanged && <span>Unsaved changes</span>}
        {isChanged && <Button onClick={discard}>Discard</Button>}
        <Button type="submit" $primary disabled={pending || !isChanged}>
          {pending ? 'Saving...' : 'Save notes'}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space.s};
  span {
    margin-right: auto;
    color: ${tokens.color.soft};
  }
  button:disabled {
    cursor: default;
  }
`;
