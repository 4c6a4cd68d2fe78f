import { useState } from 'react';
import { dialogOnDemand, Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import { usePortalName } from '../portal-names.ts';
import type { Question } from '../question-dialog.tsx';
import { Rows } from '../rows.ts';
import { OverrideRow, OverrideRowSkeleton } from './override-row.tsx';
import { type Override, useOverrides } from './use-overrides.ts';

const QuestionDialog = dialogOnDemand(async () => (await import('../question-dialog.tsx')).QuestionDialog);

/** Browsers that load a portal from their own machine. */
export function OverridesPanel() {
  const nameOf = usePortalName();
  const { overrides, error, refresh, end } = useOverrides();
  const [isAsking, setAsking] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (override: Override) => {
    const { firstName, lastName } = override.user;
    const words = `${firstName} ${lastName}'s browser gets the published ${nameOf(override.remote)} again with the next page.`;
    setQuestion({
      title: 'End the override?',
      words,
      act: 'End',
      acting: 'Ending...',
      intent: 'danger',
      run: () => end(override),
    });
    setAsking(true);
  };
  return (
    <Panel title="Overrides" busy={!overrides && !error}>
      {overrides ? list(overrides) : error ? failed() : skeletons()}
      <QuestionDialog isOpen={isAsking} question={question} onClose={() => setAsking(false)} />
    </Panel>
  );

  function list(shown: readonly Override[]) {
    if (shown.length === 0)
      return (
        <Empty
          title="No open overrides"
          hint="Browsers that load a portal from a developer's own machine appear here."
        />
      );
    return (
      <Rows aria-label="Overrides">
        {shown.map((override) => (
          <OverrideRow key={override.id} override={override} onEnd={() => ask(override)} />
        ))}
      </Rows>
    );
  }

  function failed() {
    return (
      <Failed title="Couldn't load the overrides" hint="They keep working. Try again in a moment." onRetry={refresh} />
    );
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    <OverrideRowSkeleton />
  </Rows>
);
