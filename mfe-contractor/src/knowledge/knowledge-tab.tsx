import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'kit/router';
import { lazyWithRetry } from 'kit/states';
import { LastOpened } from './last-opened.ts';
import { ReaderSkeleton } from './reader-skeleton.tsx';
import { TabPage } from './tab-page.ts';
import { useFocusBack } from './use-focus-back.ts';
import { openResource } from './use-resource-address.ts';

const Reader = lazyWithRetry(async () => (await import('./reader/reader.tsx')).Reader, { waiting: <ReaderSkeleton /> });

interface Tab {
  /** The label of the back link. */
  name: string;
  /** The content of the tab. */
  children: ReactNode;
}

/** A knowledge tab: its content or, in its place, the resource in the URL. */
export function KnowledgeTab({ name, children }: Tab) {
  const id = useSearchParams()[0].get(openResource);
  const [lastOpened, setLastOpened] = useState(id);
  if (id && id !== lastOpened) setLastOpened(id);
  useFocusBack(id);
  return (
    <LastOpened value={lastOpened ?? undefined}>
      <TabPage>{id ? <Reader key={id} id={id} backTo={name} /> : children}</TabPage>
    </LastOpened>
  );
}
