import { testAccessibility } from './test-accessibility.ts';

const sales = (rest = '') => ({ path: `/sales-portal${rest}`, as: 'sales' }) as const;
const manager = (rest = '') => ({ path: `/project-manager-portal${rest}`, as: 'pm' }) as const;

testAccessibility([
  { ...sales(), settled: 'Clinic Client Portal' },
  {
    ...sales(),
    press: 'Move Fjord Ferries, Liv Aasen to…',
    choose: 'Development',
    settled: 'Mark this lead as won and start the project?',
  },
  {
    ...sales(),
    press: 'Move Front Desk Check-in, Chidi Nwosu to…',
    choose: 'Deployment',
    settled: 'Move to Deployment?',
  },
  { ...sales('?tab=leads&q=tram'), settled: 'Tram Museum' },
  { ...sales('?tab=leads'), press: 'Submit New Lead', settled: 'Company, contact and email are required.' },
  { ...sales('?tab=leads'), press: 'Import CSV', settled: 'Choose a CSV file, or drop it here' },
  { ...sales('?tab=leads'), press: /^Answer /, settled: 'First reply' },
  { ...sales('?tab=leads'), press: [/^Answer /, 'Edit templates'], settled: 'Add template' },
  { ...sales('?tab=leads'), press: /^Possible duplicates/, settled: 'Merge…' },
  {
    ...sales('?tab=leads'),
    press: [/^Possible duplicates/, 'Merge Blue Kite Logistics and Blue Kite'],
    settled: "This can't be undone.",
  },
  { ...sales('?tab=leads&q=tram'), open: 'Tram Museum', settled: 'Save notes' },
  { ...sales('?tab=leads&q=ines'), open: 'Ines Carvalho', settled: 'Original request' },
  { ...sales('?tab=leads&q=zzz'), settled: 'No leads found' },
  { ...sales('?tab=contacts'), settled: 'Clara Meyer' },
  { ...sales('?tab=contacts&q=zzz'), settled: 'No contacts found' },
  { ...sales('?tab=analytics'), settled: 'Leads by month' },
  { ...manager(), settled: 'Over four weeks old' },
  { ...manager(), open: 'Harbour Booking Portal', settled: 'in review' },
  { ...manager(), press: 'New Project', settled: 'Client Email' },
  { ...manager('?tab=tasks'), settled: 'Print the arrivals of a day' },
  { ...manager('?tab=tasks'), press: 'New task', settled: 'Create task' },
  { ...manager('?tab=tasks'), press: /^Cancel a reservation/, settled: 'Edit task' },
  { ...manager('?tab=tasks'), press: [/^Cancel a reservation/, 'Delete task'], settled: 'Keep it' },
  { ...manager('?tab=tasks'), press: 'Move Print the arrivals of a day to…', settled: 'Review' },
  { ...manager('?tab=team'), settled: '5 open tasks' },
  { ...manager('?tab=team'), press: /^Assign projects to/, settled: 'Add to project' },
  { ...manager('?tab=team&view=weeks'), settled: 'Next week' },
  { ...manager('?tab=analytics'), settled: 'Days from created to done' },
]);
