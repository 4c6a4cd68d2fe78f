import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from 'rules/brand';
import { trackPageView } from './analytics.ts';

/** Names the document after the screen and reports one page view for each change of route. Renders nothing. */
export function PageView({ title }: { title: string }) {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title === brand.name ? `${brand.name} · ${brand.tagline}` : `${title} · ${brand.name}`;
    trackPageView(pathname, title);
  }, [pathname, title]);
  return null;
}
