import { useState } from 'react';
import { Button } from 'kit/controls';
import { lazyWithRetry } from 'kit/states';

const SuggestToolDialog = lazyWithRetry(async () => (await import('./suggest-tool-dialog.tsx')).SuggestToolDialog, {
  waiting: null,
});

export function SuggestTool() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button $primary onClick={() => setState('open')}>
        Suggest Tool
      </Button>
      {/* The dialog stays mounted so that closing it can restore focus. */}
      {state !== 'never' && <SuggestToolDialog isOpen={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
