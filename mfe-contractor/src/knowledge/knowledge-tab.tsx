import { type ReactNode, useState } from 'react';
import { useRestoreFocus } from 'kit/focus';
import { useSearchState } from 'kit/search-state';
import { lazyWithRetry } from 'kit/states';
import { LastOpenedContext } from './last-opened.ts';
import { ReaderSkeleton } from './reader-skeleton.tsx';
import { TabPage } from './tab-page.ts';
import { getResourceLinkId, resourceParam } from './use-resource-url.ts';

const Reader = lazyWithRetry(async () => (await import('./reader/reader.tsx')).Reader, { waiting: <ReaderSkeleton /> });

interface KnowledgeTabProps {
  /** The label of the back link. */
  name: string;
  /** The content of the tab. */
  children: ReactNode;
}

/** A knowledge tab: its content or, in its place, the resource in the URL. */
export function KnowledgeTab({ name, children }: KnowledgeTabProps) {
  const [id] = useSearchState(resourceParam);
  const [lastOpened, setLastOpened] = useState(id);
  if (id && id !== lastOpened) setLastOpened(id);
  useRestoreFocus(id, (closedId) => document.getElementById(getResourceLinkId(closedId)));
  return (
    <LastOpenedContext value={lastOpened ?? undefined}>
      <TabPage>{id ? <Reader key={id} id={id} backTo={name} /> : children}</TabPage>
    </LastOpenedContext>
  );
}
