import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { forgetDraft, keepDraft, keptDraft } from './draft.ts';
import type { EnquiryValues } from './enquiry-values.ts';
import { typedBefore } from './typed-before.ts';
import { discardUpload, useUpload } from './upload/upload-store.ts';

interface Form {
  values: EnquiryValues;
  put: (given: Partial<EnquiryValues>) => void;
  formProps: { ref: RefObject<HTMLFormElement | null> };
}

/** Keeps what is filled in across a reload. The server's page has an empty form, so a draft comes back right after that. */
export function useDraft({ values, put, formProps: { ref } }: Form, start: EnquiryValues) {
  const isInBrowser = useSyncExternalStore(never, inBrowser, onServer);
  const [isReady, setReady] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const hasFile = useUpload().stage !== 'none';

  if (isInBrowser && !isReady) {
    const draft = keptDraft();
    if (draft) put({ ...draft, ...(start.preferredPlan && { preferredPlan: start.preferredPlan }) });
    setRestored(draft !== null || hasFile);
    setReady(true);
  }

  // Before the form is drawn anew: that would put the empty values back into the fields.
  useLayoutEffect(() => {
    if (!isReady) put(typedBefore(ref.current, values));
  }, [isReady, put, ref, values]);

  useEffect(() => {
    if (!isReady) return;
    if (isUntouched(values, start)) forgetDraft();
    else keepDraft(values);
  }, [isReady, start, values]);

  const clear = () => {
    discardUpload();
    put(start);
    setRestored(false);
  };
  return { isReady, isRestored, clear };
}

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

const isUntouched = (values: EnquiryValues, start: EnquiryValues) =>
  (Object.keys(start) as Array<keyof EnquiryValues>).every((name) => values[name] === start[name]);
