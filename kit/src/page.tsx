import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle } from 'rules/document-title';
import { trackPageView } from './analytics.ts';

/** Names the document after the screen and reports one page view for each change of route. Renders nothing. */
export function PageView({ title }: { title: string }) {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = documentTitle(title);
    trackPageView(pathname, title);
  }, [pathname, title]);
  return null;
}
