import { memo, useLayoutEffect, useRef } from 'react';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { Due } from 'kit/task';
import { getBudgetLabel, getProjectTypeLabel } from 'rules/lead-labels';
import { closedLeadStatuses, type LeadStatus } from 'rules/leads';
import type { LeadRow_LeadFragment } from '#gql/graphql.ts';
import { getLeadLinkId, leadParam } from '../lead-url.ts';
import { StatusSelect } from '../status-select.tsx';
import { Row } from './row-layout.ts';

interface LeadRowProps {
  lead: LeadRow_LeadFragment;
  /** Its index in the whole list, from 0. */
  place: number;
  top: number;
  /** The URL of the list. */
  address: string;
  onMove: (lead: LeadRow_LeadFragment, status: LeadStatus) => void;
  /** Called when it unmounts with focus inside. */
  onFocusLost: () => void;
}

/** One lead of the list. Memoized, since the list may have ten thousand. */
export const LeadRow = memo(function LeadRow({ lead, place, top, address, onMove, onFocusLost }: LeadRowProps) {
  const { id, companyName, contactName, contactEmail, projectType, budget, status, createdAt } = lead;
  const { owner, nextStep, nextStepDueOn } = lead;
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = row.current;
    return () => {
      if (drawn?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <Row
      ref={row}
      role="row"
      aria-rowindex={place + 2}
      data-index={place}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="cell" data-at="company">
        <Link className="company" id={getLeadLinkId(id)} to={`${address}&${leadParam}=${id}`}>
          {companyName}
        </Link>
      </div>
      <div role="cell" data-at="contact">
        <p>{contactName}</p>
        <p>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      </div>
      <div role="cell" data-at="type">
        {projectType ? getProjectTypeLabel(projectType) : <span className="soft">Unknown</span>}
      </div>
      <div role="cell" data-at="budget">
        {budget ? getBudgetLabel(budget) : <span className="soft">Unknown</span>}
      </div>
      <div role="cell" data-at="status">
        <StatusSelect leadName={companyName} status={status} onMove={(next) => onMove(lead, next)} />
      </div>
      <div role="cell" data-at="owner" className="soft">
        {owner ? `${owner.firstName} ${owner.lastName}` : 'No one'}
      </div>
      <div role="cell" data-at="next">
        <p data-excerpt className={nextStep ? undefined : 'soft'} title={nextStep ?? undefined}>
          {nextStep ?? 'No next step'}
        </p>
        {nextStepDueOn && (
          <p>
            <Due on={nextStepDueOn} isDone={closedLeadStatuses.includes(status)} />
          </p>
        )}
      </div>
      <div role="cell" data-at="created">
        <RelativeTime at={createdAt} />
      </div>
    </Row>
  );
});
