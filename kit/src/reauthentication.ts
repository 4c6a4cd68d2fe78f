export { Reauthentication } from './reauthentication/reauthentication.tsx';
