import { PlannedTab } from '../hub/planned-tab.tsx';

export const TicketsTab = () => <PlannedTab title="Tickets" holds="What clients ask, to reply to and to resolve." />;
