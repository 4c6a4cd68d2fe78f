import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { enquiryDraft } from './draft.ts';
import type { EnquiryValues } from './enquiry-values.ts';
import { readEarlyInput } from './read-early-input.ts';
import { discardUpload, useUpload } from './upload/upload-store.ts';

interface DraftForm {
  values: EnquiryValues;
  put: (changes: Partial<EnquiryValues>) => void;
  formProps: { ref: RefObject<HTMLFormElement | null> };
}

/** Keeps what is filled in across a reload. The server's page has an empty form, so a draft comes back right after that. */
export function useDraft({ values, put, formProps: { ref } }: DraftForm, start: EnquiryValues) {
  const isHydrated = useSyncExternalStore(noopSubscribe, getClientSnapshot, getServerSnapshot);
  const [isReady, setReady] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const hasFile = useUpload().stage !== 'none';

  if (isHydrated && !isReady) {
    const draft = enquiryDraft.read();
    if (draft) put({ ...draft, ...(start.preferredPlan && { preferredPlan: start.preferredPlan }) });
    setRestored(draft !== null || hasFile);
    setReady(true);
  }

  // Before the form is drawn anew: that would put the empty values back into the fields.
  useLayoutEffect(() => {
    if (!isReady) put(readEarlyInput(ref.current, values));
  }, [isReady, put, ref, values]);

  useEffect(() => {
    if (!isReady) return;
    if (isUntouched(values, start)) enquiryDraft.clear();
    else enquiryDraft.save(values);
  }, [isReady, start, values]);

  const clear = () => {
    discardUpload();
    put(start);
    setRestored(false);
  };
  return { isReady, isRestored, clear };
}

const noopSubscribe = () => () => undefined;
const getClientSnapshot = () => true;
const getServerSnapshot = () => false;

const isUntouched = (values: EnquiryValues, start: EnquiryValues) =>
  (Object.keys(start) as Array<keyof EnquiryValues>).every((name) => values[name] === start[name]);
