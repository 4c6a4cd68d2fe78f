import { useEffect, useRef } from 'react';
import { lazyDialog } from 'kit/panel';
import { useSearchState } from 'kit/search-state';
import { getLeadLinkId, leadParam } from '../lead-url.ts';

const LeadDialog = lazyDialog(async () => (await import('./lead-dialog.tsx')).LeadDialog);

/** The lead in the URL, in a dialog over the list. Closing it returns focus to the link that opened it. */
export function UrlLeadDialog() {
  const [id, setId] = useSearchState(leadParam);
  const last = useRef(id);
  useEffect(() => {
    const closed = last.current;
    last.current = id;
    if (closed && !id) document.getElementById(getLeadLinkId(closed))?.focus({ preventScroll: true });
  }, [id]);
  return <LeadDialog isOpen={id !== null} id={id} onClose={() => setId(null)} />;
}
