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
  /** Where the way back leads. */
  name: string;
  /** What the tab lists. */
  children: ReactNode;
}

/** A tab of knowledge: what it lists, or in its place the resource that the address names. */
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
