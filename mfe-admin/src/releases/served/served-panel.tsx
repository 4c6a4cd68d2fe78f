import { useState } from 'react';
import { dialogOnDemand, Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import { usePortalName } from '../portal-names.ts';
import type { Question } from '../question-dialog.tsx';
import { Rows, Soft } from '../rows.ts';
import { questionFor } from './question-for.ts';
import { RemoteRow, RemoteRowSkeleton } from './remote-row.tsx';
import { type Remote, useServed } from './use-served.ts';

const QuestionDialog = dialogOnDemand(async () => (await import('../question-dialog.tsx')).QuestionDialog);

export function ServedPanel() {
  const nameOf = usePortalName();
  const { remotes, error, isMissed, retry, rollBack } = useServed();
  const [isAsking, setAsking] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (remote: Remote) => {
    setQuestion({ ...questionFor(remote, nameOf(remote.remote)), run: () => rollBack(remote) });
    setAsking(true);
  };
  return (
    <Panel title="Portals" busy={!remotes && !error}>
      {isMissed && <Soft role="status">The last check did not get through. This is how it stood before.</Soft>}
      {remotes ? list(remotes) : error ? failed() : skeletons()}
      <QuestionDialog isOpen={isAsking} question={question} onClose={() => setAsking(false)} />
    </Panel>
  );

  function list(shown: readonly Remote[]) {
    if (shown.length === 0)
      return <Empty title="No portals yet" hint="A portal appears here as soon as a version of it is released." />;
    return (
      <Rows aria-label="Portals">
        {shown.map((remote) => (
          <RemoteRow key={remote.remote} remote={remote} onBack={() => ask(remote)} />
        ))}
      </Rows>
    );
  }

  function failed() {
    return (
      <Failed
        title="The portals could not be loaded"
        hint="People get them all the same. Try again in a moment."
        onRetry={retry}
      />
    );
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4, 5].map((place) => (
      <RemoteRowSkeleton key={place} />
    ))}
  </Rows>
);
