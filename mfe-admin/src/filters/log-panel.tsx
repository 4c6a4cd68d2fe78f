import { type ComponentProps, type ReactNode, useState } from 'react';
import type { PaginatedResult } from 'kit/apollo';
import { LoadMore, Panel, Panels } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { Button } from 'kit/controls';
import { toastFailure } from 'kit/toasts';

interface LogPanelProps<Node> {
  title: string;
  /** The name of its rows, as in "events". */
  what: string;
  pages: Omit<PaginatedResult<unknown, Node>, 'data'>;
  filters: ReactNode;
  skeleton: ReactNode;
  empty: ComponentProps<typeof EmptyState>;
  failed: { title: string; hint: string };
  csv: ComponentProps<typeof ExportButton>;
  children: (nodes: Node[]) => ReactNode;
}

/** A log, newest first: filters, export, and rows that load on scroll. */
export function LogPanel<Node>({ title, what, pages, filters, csv, children, ...states }: LogPanelProps<Node>) {
  const { nodes, error, refresh } = pages;
  const { skeleton, empty, failed } = states;
  const hasRows = nodes !== undefined && nodes.length > 0;
  return (
    <Panels>
      <Panel title={title} busy={!nodes && !error} actions={hasRows && <ExportButton {...csv} />}>
        {filters}
        {nodes ? list(nodes) : error ? <ErrorState {...failed} onRetry={refresh} /> : skeleton}
      </Panel>
    </Panels>
  );

  function list(rows: Node[]) {
    if (!hasRows) return <EmptyState {...empty} />;
    return (
      <>
        {children(rows)}
        <LoadMore pages={pages} what={what} which="older" />
      </>
    );
  }
}

interface ExportButtonProps {
  /** Exports everything that matches the filters, not only the rows on screen. */
  save: () => Promise<void>;
  failureMessage: string;
}

function ExportButton({ save, failureMessage }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await save();
    } catch (error) {
      toastFailure(error, 'Error', failureMessage);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={isBusy} onClick={() => void run()}>
      {isBusy ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}
