import { maxSearchLength } from 'rules/knowledge';
import {
  ticketPriorities,
  type TicketOrderField,
  type TicketPriority,
  type TicketView,
  ticketViews,
} from 'rules/tickets';

/** What the inbox shows, kept in the URL. */
export interface InboxState {
  view: TicketView;
  priority: TicketPriority | null;
  projectId: string | null;
  search: string;
  sort: InboxSort;
  openId: string | null;
}

interface Sort {
  label: string;
  field: TicketOrderField;
  direction: 'asc' | 'desc';
}

export const inboxSorts = {
  urgent: { label: 'Most urgent first', field: 'urgency', direction: 'asc' },
  newest: { label: 'Newest first', field: 'created', direction: 'desc' },
  oldest: { label: 'Oldest first', field: 'created', direction: 'asc' },
} as const satisfies Record<string, Sort>;
export type InboxSort = keyof typeof inboxSorts;

export { maxSearchLength };

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
const isSort = (name: string | null): name is InboxSort => name !== null && Object.hasOwn(inboxSorts, name);

/** Parses `?view=mine&priority=high&project=…&search=login&sort=oldest&ticket=…` and ignores invalid values. */
export function parseInboxState(params: URLSearchParams): InboxState {
  const [project, sort] = [params.get('project'), params.get('sort')];
  return {
    view: ticketViews.find((view) => view === params.get('view')) ?? 'open',
    priority: ticketPriorities.find((priority) => priority === params.get('priority')) ?? null,
    projectId: project && isUuid(project) ? project : null,
    search: (params.get('search') ?? '').trim().slice(0, maxSearchLength),
    sort: isSort(sort) ? sort : 'urgent',
    openId: params.get('ticket'),
  };
}

/** What a list of this state is filtered by, for the counts of the other views too. */
export const toFilterVariables = ({ priority, projectId, search }: InboxState) => ({
  priority,
  projectId,
  search: search || null,
});

export function toListVariables(state: InboxState) {
  const { field, direction } = inboxSorts[state.sort];
  return { ...toFilterVariables(state), view: state.view, field, direction };
}

export const isFiltered = ({ priority, projectId, search }: InboxState): boolean =>
  priority !== null || projectId !== null || search !== '';
