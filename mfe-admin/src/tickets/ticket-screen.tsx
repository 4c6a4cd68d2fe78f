import { Navigate, useParams } from 'kit/router';

/** The address of one ticket, such as in mails: the inbox with that ticket. */
export function TicketScreen() {
  const { id = '' } = useParams();
  return <Navigate to={`/admin/tickets?ticket=${encodeURIComponent(id)}`} replace />;
}
