import { useEffect, useRef, useState } from 'react';
import { isChangedMeanwhile } from './is-changed-meanwhile.ts';
import { mergeEdits } from './merge-edits.ts';

/** A form's values as they were read, and the version that they belong to. */
export interface Snapshot<Values> {
  values: Values;
  updatedAt: string;
}

interface ConflictOptions<Values> {
  /** Null for something new, which has no other version. */
  read: Snapshot<Values> | null;
  values: Values;
  put: (changes: Partial<Values>) => void;
  /** Reads it again, past the cache. Null if it can't be found. */
  readLatest: () => Promise<Snapshot<Values> | null>;
}

interface Conflict<Values> {
  /** Fields that both changed. */
  fields: Array<keyof Values & string>;
  theirs: Values;
}

/**
 * Saves only over the version that was read. If someone else has saved meanwhile, their values fill in what the viewer left alone; of
 * fields that both changed, the viewer's text stays in the form and theirs is offered beside it.
 */
export function useConflict<Values extends Record<string, string>>(options: ConflictOptions<Values>) {
  const [base, setBase] = useState(options.read);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  // What is typed while their version loads must not be lost either.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  /** Returns whether it was saved. Throws any other fault. */
  const save = async (send: (ifUpdatedAt: string | null) => Promise<unknown>): Promise<boolean> => {
    try {
      await send(base?.updatedAt ?? null);
      return true;
    } catch (error) {
      const stored = isChangedMeanwhile(error) ? await latest.current.readLatest() : null;
      if (!base || !stored) throw error;
      setBase(stored);
      const { values, put } = latest.current;
      const { adopted, conflicts } = mergeEdits(base.values, values, stored.values);
      if (conflicts.length === 0 && Object.keys(adopted).length === 0) {
        // Nothing that the form shows: the file of a document was read, for example.
        await send(stored.updatedAt);
        return true;
      }
      put(adopted);
      setConflict({ fields: conflicts, theirs: stored.values });
      return false;
    }
  };

  const takeTheirs = (name: keyof Values & string) => {
    if (!conflict) return;
    options.put({ [name]: conflict.theirs[name] } as Partial<Values>);
    setConflict({ ...conflict, fields: conflict.fields.filter((field) => field !== name) });
  };

  /** For a form that stays open: what has been saved is what the next edit starts from. */
  const rebase = (saved: Snapshot<Values>) => {
    setBase(saved);
    setConflict(null);
  };

  return { save, conflict, takeTheirs, rebase };
}
