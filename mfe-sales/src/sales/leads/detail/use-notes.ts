import { useEffect, useState } from 'react';
import { useMutation } from 'kit/apollo';
import { defineDraft, parseTexts } from 'kit/draft';
import { useForm } from 'kit/forms';
import { useViewer } from 'kit/session';
import { toast, toastFailure } from 'kit/toasts';
import { updateLeadRule } from 'rules/leads';
import { SaveLeadNotesDocument } from '#gql/graphql.ts';

const offlineMessage = "We can't reach the server. Your draft is saved. Please try again.";

const notesDraft = defineDraft({ name: 'lead-notes', version: 1, parse: parseTexts({ notes: '', from: '' }) });

/** Draft notes: they survive closing the lead, a reload, an error, and someone else's change. */
export function useNotes(id: string, saved: string) {
  const key = `${useViewer().id}:${id}`;
  const [draft] = useState(() => notesDraft(key).read());
  // The saved notes when editing started, to detect conflicts.
  const [from, setFrom] = useState(draft?.from ?? saved);
  const [save] = useMutation(SaveLeadNotesDocument);
  const form = useForm({
    rule: updateLeadRule,
    initial: { notes: draft?.notes ?? saved },
    onSubmit: async ({ notes }) => {
      const { data } = await save({ variables: { id, notes: notes ?? null } });
      const savedNotes = data?.updateLead.notes ?? '';
      setFrom(savedNotes);
      form.put({ notes: savedNotes });
      notesDraft(key).clear();
      focusNotes();
      toast({ title: 'Notes saved', intent: 'success' });
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't save the notes", offlineMessage),
  });
  // The clicked button is now disabled, so focus moves to the field.
  const focusNotes = () => form.focusField('notes');
  const { notes = '' } = form.values;
  const isChanged = notes !== from;
  useEffect(() => {
    if (isChanged) notesDraft(key).save({ notes, from });
    else notesDraft(key).clear();
  }, [key, isChanged, notes, from]);
  // Without local edits, show what someone else saved.
  if (!isChanged && saved !== from) {
    setFrom(saved);
    form.put({ notes: saved });
  }
  return {
    ...form,
    isChanged,
    conflictingNotes: isChanged && saved !== from && saved !== notes.trim() ? saved : null,
    discard: () => {
      setFrom(saved);
      form.put({ notes: saved });
      focusNotes();
    },
  };
}
