import { useRestoreFocus } from 'kit/focus';
import { lazyDialog } from 'kit/panel';
import { useSearchState } from 'kit/search-state';
import { getLeadLinkId, leadParam } from '../lead-url.ts';

const LeadDialog = lazyDialog(async () => (await import('./lead-dialog.tsx')).LeadDialog);

/** The lead in the URL, in a dialog over the list. Closing it returns focus to the link that opened it. */
export function UrlLeadDialog() {
  const [id, setId] = useSearchState(leadParam);
  useRestoreFocus(id, (closedId) => document.getElementById(getLeadLinkId(closedId)), { preventScroll: true });
  return <LeadDialog isOpen={id !== null} id={id} onClose={() => setId(null)} />;
}
