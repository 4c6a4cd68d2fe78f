import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDocumentTitle } from 'rules/document-title';
import { type PageView as View, trackPageView } from './analytics.ts';

/** Names the document after the screen and reports one page view for each change of address. Renders nothing. */
export function PageView({ route, title }: Pick<View, 'route' | 'title'>) {
  const { pathname: path } = useLocation();
  useEffect(() => {
    document.title = formatDocumentTitle(title);
    trackPageView({ path, route, title });
  }, [path, route, title]);
  return null;
}
