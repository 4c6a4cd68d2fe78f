import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDocumentTitle } from 'rules/document-title';
import { type PageView as View, trackPageView } from './analytics.ts';

/** Sets the document's title and reports one page view per change of address. Renders nothing. */
export function PageView({ route, title }: Pick<View, 'route' | 'title'>) {
  const { pathname: path } = useLocation();
  useEffect(() => {
    document.title = formatDocumentTitle(title);
    trackPageView({ path, route, title });
  }, [path, route, title]);
  return null;
}
