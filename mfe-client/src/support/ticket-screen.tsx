export { SupportScreen as TicketScreen } from './support-screen.tsx';
