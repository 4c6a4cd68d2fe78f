import { EnquiriesPanel } from '../enquiries/enquiries-panel.tsx';

export function LeadsTab() {
  return <EnquiriesPanel />;
}
