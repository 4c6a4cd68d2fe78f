import type { ProjectPriority } from 'rules/create-project';
import type { ProjectStatus, ProjectTier } from 'rules/projects';
import type { DemoName } from '#demo/accounts';

interface DemoProject {
  title: string;
  description: string;
  client: DemoName;
  status: ProjectStatus;
  tier: ProjectTier;
  progress: number;
  implementationFee: string;
  monthlySupportFee: string;
  technologies: string[];
  startedDaysAgo: number;
  priority?: ProjectPriority;
  workingLocation?: string;
  estimatedWeeks?: number;
  rating?: number;
  developer?: DemoName;
  tester?: DemoName;
  projectManager?: DemoName;
  liveUrl?: string;
  stagingUrl?: string;
  /** Activity since then, oldest first: days ago and the sentence. */
  happened: Array<[daysAgo: number, description: string]>;
}

export const demoProjects: DemoProject[] = [
  {
    title: 'Harbour Booking Portal',
    description: 'Berth reservations for twelve marinas, with deposits and a map of free places.',
    client: 'client',
    status: 'in_progress',
    tier: 'high',
    progress: 65,
    implementationFee: '15000.00',
    monthlySupportFee: '399.00',
    technologies: ['React', 'PostgreSQL', 'Stripe'],
    estimatedWeeks: 8,
    workingLocation: 'Remote, two days on site',
    startedDaysAgo: 24,
    developer: 'developer',
    tester: 'tester',
    projectManager: 'pm',
    stagingUrl: 'https://staging.harbour.example',
    priority: 'high',
    happened: [
      [21, 'The map of free berths is on staging'],
      [9, 'Deposits are taken through Stripe'],
      [1, 'Reservations can be moved to another berth'],
    ],
  },
  {
    title: 'Workshop Inventory CRM',
    description: 'Stock, suppliers and repair orders of four bicycle workshops in one place.',
    client: 'client',
    status: 'testing',
    tier: 'medium',
    progress: 90,
    implementationFee: '7500.00',
    monthlySupportFee: '249.00',
    technologies: ['Node.js', 'GraphQL', 'PostgreSQL'],
    estimatedWeeks: 6,
    workingLocation: 'Remote',
    startedDaysAgo: 38,
    developer: 'developer',
    tester: 'tester',
    projectManager: 'pm',
    stagingUrl: 'https://staging.workshop.example',
    happened: [
      [12, 'Repair orders print with a barcode'],
      [3, 'The tester found two bugs in the stock count; both are fixed'],
    ],
  },
  {
    title: 'Order Desk Chatbot',
    description: 'Tracks orders, changes addresses, and hands over to a person when needed.',
    client: 'client',
    status: 'pending',
    tier: 'small',
    progress: 0,
    implementationFee: '2500.00',
    monthlySupportFee: '129.00',
    technologies: ['TypeScript', 'OpenAI'],
    estimatedWeeks: 3,
    workingLocation: 'Remote',
    startedDaysAgo: 2,
    projectManager: 'pm',
    happened: [],
  },
  {
    title: 'Invoice Automation',
    description: 'Reads supplier invoices from the mailbox and books them after one approval.',
    client: 'client',
    status: 'completed',
    tier: 'medium',
    progress: 100,
    implementationFee: '7500.00',
    monthlySupportFee: '129.00',
    technologies: ['Python', 'PostgreSQL'],
    estimatedWeeks: 6,
    workingLocation: 'Remote',
    startedDaysAgo: 96,
    developer: 'developer',
    tester: 'tester',
    liveUrl: 'https://invoices.meyer.example',
    rating: 5,
    happened: [
      [60, 'The first hundred invoices were booked'],
      [44, 'Handed over and in production'],
    ],
  },
  {
    title: 'Spare Part Finder',
    description: 'Finds the right part from a photo and says which workshop has it.',
    client: 'client',
    status: 'completed',
    tier: 'small',
    progress: 100,
    implementationFee: '2500.00',
    monthlySupportFee: '129.00',
    technologies: ['TypeScript', 'PostgreSQL'],
    estimatedWeeks: 4,
    workingLocation: 'Remote',
    startedDaysAgo: 45,
    developer: 'developer',
    tester: 'tester',
    liveUrl: 'https://parts.meyer.example',
    happened: [
      [30, 'Finds a part from a photo in two seconds'],
      [18, 'Handed over and in production'],
    ],
  },
  {
    title: 'Loyalty Card App',
    description: 'A stamp card on the phone. Stopped when the shops changed their till system.',
    client: 'client',
    status: 'cancelled',
    tier: 'small',
    progress: 15,
    implementationFee: '2500.00',
    monthlySupportFee: '0.00',
    technologies: ['React Native'],
    startedDaysAgo: 120,
    happened: [[110, 'Stopped at the client’s request']],
  },
  {
    title: 'Clinic Client Portal',
    description: 'Appointments, documents and messages for the patients of a group of clinics.',
    client: 'client2',
    status: 'in_progress',
    tier: 'enterprise',
    progress: 35,
    implementationFee: '42000.00',
    monthlySupportFee: '1500.00',
    technologies: ['React', 'GraphQL', 'Keycloak'],
    estimatedWeeks: 20,
    workingLocation: 'Hamburg',
    startedDaysAgo: 33,
    developer: 'developer',
    projectManager: 'pm',
    happened: [
      [20, 'Sign-in through the clinics’ own accounts works'],
      [5, 'Patients can send and read documents'],
    ],
  },
  {
    title: 'Patient Reminder Service',
    description: 'Reminds patients of their appointments, and offers canceled slots to the next patient.',
    client: 'client2',
    status: 'completed',
    tier: 'high',
    progress: 100,
    implementationFee: '15000.00',
    monthlySupportFee: '399.00',
    technologies: ['Node.js', 'PostgreSQL', 'Twilio'],
    startedDaysAgo: 64,
    developer: 'developer',
    tester: 'support',
    projectManager: 'pm',
    liveUrl: 'https://reminders.nwosu.example',
    rating: 4,
    happened: [
      [41, 'The first clinic sends its reminders'],
      [12, 'Handed over and in production'],
      [10, 'rated 4 of 5'],
    ],
  },
  {
    title: 'Front Desk Check-in',
    description: 'Patients announce themselves on a tablet; the desk sees who is waiting.',
    client: 'client2',
    status: 'testing',
    tier: 'medium',
    progress: 85,
    implementationFee: '7500.00',
    monthlySupportFee: '249.00',
    technologies: ['React', 'GraphQL'],
    estimatedWeeks: 5,
    workingLocation: 'Remote',
    startedDaysAgo: 19,
    developer: 'developer',
    tester: 'support',
    projectManager: 'pm',
    stagingUrl: 'https://staging.checkin.example',
    happened: [
      [11, 'The tablet of the first desk is set up'],
      [2, 'Ready to be tested at the desk'],
    ],
  },
];
