import { useState } from 'react';
import { dialogOnDemand, Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import styled from 'styled-components';
import type { Question } from '../question-dialog.tsx';
import { Rows } from '../rows.ts';
import { approveQuestion, declineQuestion, retireQuestion } from './path-questions.ts';
import { DeliveredRow, PathRow, PathRowSkeleton } from './path-row.tsx';
import { type Path, usePaths } from './use-paths.ts';

const QuestionDialog = dialogOnDemand(async () => (await import('../question-dialog.tsx')).QuestionDialog);

/** Where the shell leads: paths that releases have registered, those that wait for consent first, and the product's own. */
export function PathsPanel() {
  const { paths, error, refresh, approve, decline, retire } = usePaths();
  const [isAsking, setAsking] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (asked: Question) => {
    setQuestion(asked);
    setAsking(true);
  };
  return (
    <Panel title="Portal paths" busy={!paths && !error}>
      {paths ? lists(paths) : error ? failed() : skeletons()}
      <QuestionDialog isOpen={isAsking} question={question} onClose={() => setAsking(false)} />
    </Panel>
  );

  function lists(shown: readonly Path[]) {
    const registered = shown.filter(({ source }) => source === 'command');
    const delivered = shown.filter(({ source }) => source === 'installation');
    return (
      <>
        {registered.length === 0 ? (
          <Empty
            title="No portals from other repositories"
            hint="When a release brings a new path, it appears here and waits for your approval."
          />
        ) : (
          <Rows aria-label="Registered portal paths">
            {registered.map((row) => (
              <PathRow
                key={row.id}
                path={row}
                onApprove={() => ask({ ...approveQuestion(row), run: () => approve(row) })}
                onDecline={() => ask({ ...declineQuestion(row), run: () => decline(row) })}
                onRetire={() => ask({ ...retireQuestion(row), run: () => retire(row) })}
              />
            ))}
          </Rows>
        )}
        {delivered.length > 0 && (
          <Delivered>
            <summary>Delivered with the product: {delivered.length}</summary>
            <Rows aria-label="Paths delivered with the product">
              {delivered.map((row) => (
                <DeliveredRow key={row.id} path={row} />
              ))}
            </Rows>
          </Delivered>
        )}
      </>
    );
  }

  function failed() {
    return (
      <Failed
        title="Couldn't load the portal paths"
        hint="Portals keep working. Try again in a moment."
        onRetry={refresh}
      />
    );
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    <PathRowSkeleton />
  </Rows>
);

const Delivered = styled.details`
  margin-top: ${({ theme }) => theme.space.s};
  summary {
    min-height: 40px;
    width: max-content;
    max-width: 100%;
    padding: ${({ theme }) => `${theme.space.xs} 0`};
    color: ${({ theme }) => theme.color.soft};
    cursor: pointer;
  }
`;
