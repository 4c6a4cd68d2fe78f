import { useEffect, useRef } from 'react';
import { lazyDialog } from 'kit/panel';
import { useNavigate, useSearchParams } from 'kit/router';
import { getLeadUrl, getLeadLinkId, useOpenLeadId } from '../lead-url.ts';

const LeadDialog = lazyDialog(async () => (await import('./lead-dialog.tsx')).LeadDialog);

/** The lead in the URL, in a dialog over the list. Closing it returns focus to the link that opened it. */
export function UrlLeadDialog() {
  const id = useOpenLeadId();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const last = useRef(id);
  useEffect(() => {
    const closed = last.current;
    last.current = id;
    if (closed && !id) document.getElementById(getLeadLinkId(closed))?.focus({ preventScroll: true });
  }, [id]);
  const close = () => void navigate(getLeadUrl(params, null), { replace: true, preventScrollReset: true });
  return <LeadDialog isOpen={id !== null} id={id} onClose={close} />;
}
