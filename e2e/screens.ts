import type { AccountName } from './people.ts';

export interface Screen {
  name: string;
  path: string;
  as?: AccountName;
  /** A link to follow. */
  open?: string;
  /** A button to press. */
  press?: string;
  /** A menu of the bar to open. */
  menu?: string;
  /** The option of a list, by the name of the list. */
  choose?: [list: string, option: string];
  /** A CSV file for the opened dialog. */
  file?: string;
  /** A button to press in the opened dialog. */
  next?: string;
  /** Sizes and themes other than the default: desktop and phone, light. */
  widths?: number[];
  themes?: Array<'light' | 'dark'>;
  /** Opens a dialog, which first loads its code. */
  dialog?: true;
  /** Starts the session here. */
  splash?: true;
}

const everyWidth = [390, 768, 1280, 1920];

/** Every screen of the documentation, and the dialogs that people use most. */
export const screens: Screen[] = [
  { name: 'splash', path: '/', splash: true, themes: ['light', 'dark'] },
  { name: 'home', path: '/', widths: everyWidth, themes: ['light', 'dark'] },
  { name: 'signed-in-home', path: '/', as: 'sales' },
  { name: 'contact', path: '/contact', themes: ['light', 'dark'] },
  { name: 'login', path: '/login' },
  { name: 'client', path: '/client', as: 'client', themes: ['light', 'dark'] },
  { name: 'client-figure', path: '/client', as: 'client', press: 'breakdown of Total Invested', dialog: true },
  { name: 'client-projects', path: '/client/projects', as: 'client' },
  { name: 'client-start-project', path: '/client/projects', as: 'client', press: 'Start New Project', dialog: true },
  { name: 'client-project', path: '/client/projects', as: 'client', open: 'Harbour Booking Portal' },
  { name: 'client-rating', path: '/client/projects', as: 'client', open: 'Spare Part Finder' },
  { name: 'client-billing', path: '/client/billing', as: 'client' },
  { name: 'client-support', path: '/client/support', as: 'client' },
  { name: 'client-ticket', path: '/client/support', as: 'client', open: 'Deposits show in the wrong currency' },
  { name: 'hub', path: '/contractor', as: 'developer', themes: ['light', 'dark'] },
  { name: 'hub-samples', path: '/contractor', as: 'sales' },
  { name: 'hub-projects', path: '/contractor?tab=projects', as: 'developer' },
  { name: 'hub-tasks', path: '/contractor?tab=tasks', as: 'developer', themes: ['light', 'dark'] },
  { name: 'hub-task-board', path: '/contractor?tab=tasks&view=board', as: 'developer' },
  { name: 'hub-dochub', path: '/contractor?tab=dochub', as: 'developer' },
  { name: 'hub-search', path: '/contractor?tab=dochub&q=client', as: 'developer' },
  { name: 'hub-reader', path: '/contractor?tab=dochub', as: 'developer', open: 'Security Audit Checklist' },
  { name: 'hub-ai-nexus', path: '/contractor?tab=ai-nexus', as: 'developer' },
  { name: 'hub-upskill', path: '/contractor?tab=upskill', as: 'developer' },
  { name: 'hub-billing', path: '/contractor?tab=billing', as: 'developer', themes: ['light', 'dark'] },
  { name: 'hub-tickets', path: '/contractor?tab=tickets', as: 'support' },
  { name: 'hub-ticket', path: '/contractor?tab=tickets', as: 'support', open: 'Deposits show in the wrong currency' },
  {
    name: 'hub-report',
    path: '/contractor?tab=projects',
    as: 'tester',
    press: 'Report finding on Harbour Booking Portal',
    dialog: true,
  },
  { name: 'hub-findings', path: '/contractor?tab=tasks', as: 'tester' },
  { name: 'hub-today', path: '/contractor', as: 'tester' },
  {
    name: 'hub-reply',
    path: '/contractor?tab=tickets',
    as: 'support',
    press: 'Reply: Deposits show in the wrong currency',
  },
  { name: 'hub-client-store', path: '/contractor?tab=client-store', as: 'developer' },
  { name: 'jarvis', path: '/contractor?tab=jarvis', as: 'developer' },
  { name: 'jarvis-chat', path: '/contractor?tab=jarvis', as: 'developer', open: 'Sign-in of the booking portal' },
  { name: 'jarvis-deleted', path: '/contractor?tab=jarvis', as: 'developer', press: 'Recently deleted', dialog: true },
  { name: 'admin', path: '/admin', as: 'admin', themes: ['light', 'dark'] },
  { name: 'admin-portals', path: '/admin', as: 'admin', menu: 'Portals' },
  { name: 'admin-new-project', path: '/admin/projects', as: 'admin', press: 'New Project', dialog: true },
  { name: 'admin-projects', path: '/admin/projects', as: 'admin' },
  { name: 'admin-project', path: '/admin/projects', as: 'admin', open: 'Workshop Inventory CRM', dialog: true },
  { name: 'admin-tickets', path: '/admin/tickets', as: 'admin' },
  { name: 'admin-ticket', path: '/admin/tickets', as: 'admin', open: 'Deposits show in the wrong currency' },
  { name: 'admin-users', path: '/admin/users', as: 'admin', themes: ['light', 'dark'] },
  { name: 'admin-money', path: '/admin/money', as: 'admin', themes: ['light', 'dark'] },
  { name: 'admin-webhooks', path: '/admin/webhooks', as: 'admin', themes: ['light', 'dark'] },
  { name: 'admin-releases', path: '/admin/releases', as: 'admin', themes: ['light', 'dark'] },
  { name: 'admin-security', path: '/admin/security', as: 'admin' },
  { name: 'ai-templates', path: '/admin?section=ai', as: 'founder' },
  { name: 'ai-documents', path: '/admin?section=ai&tab=documents', as: 'founder' },
  {
    name: 'ai-document-text',
    path: '/admin?section=ai&tab=documents',
    as: 'founder',
    press: 'Add text to Release Checklist 2024',
    dialog: true,
  },
  { name: 'founder', path: '/admin-dashboard', as: 'founder', themes: ['light', 'dark'] },
  { name: 'founder-knowledge', path: '/admin-dashboard?tab=knowledge', as: 'founder' },
  {
    name: 'founder-resource',
    path: '/admin-dashboard?tab=knowledge',
    as: 'founder',
    press: 'Edit React Mastery',
    dialog: true,
  },
  { name: 'analyst', path: '/admin-dashboard', as: 'analyst', themes: ['light', 'dark'] },
  { name: 'founder-invites', path: '/admin-dashboard?tab=invites', as: 'founder' },
  { name: 'founder-roles', path: '/admin-dashboard?tab=roles', as: 'founder' },
  { name: 'founder-users', path: '/admin-dashboard?tab=users', as: 'founder' },
  { name: 'founder-settings', path: '/admin-dashboard?tab=settings', as: 'founder' },
  { name: 'founder-audit', path: '/admin-dashboard/audit', as: 'founder' },
  { name: 'founder-access', path: '/admin-dashboard/access', as: 'founder' },
  { name: 'sales', path: '/sales-portal', as: 'sales', themes: ['light', 'dark'] },
  { name: 'sales-leads', path: '/sales-portal?tab=leads', as: 'sales' },
  { name: 'sales-lead', path: '/sales-portal?tab=leads&q=ines', as: 'sales', open: 'Ines Carvalho', dialog: true },
  { name: 'sales-new-lead', path: '/sales-portal?tab=leads', as: 'sales', press: 'Submit New Lead', dialog: true },
  { name: 'sales-answer', path: '/sales-portal?tab=leads', as: 'sales', press: 'Answer Jonas Falk', dialog: true },
  {
    name: 'sales-import',
    path: '/sales-portal?tab=leads',
    as: 'sales',
    press: 'Import CSV',
    dialog: true,
    file: 'Company;Contact;Email address;Phone;Budget\nNorthwind Mill;Mia Park;mia@northwind.example;;$5k to $15k\nQuarry Works;Ole Dahl;ole@quarry.example;;\nTram Museum;Helga Stein;helga@trammuseum.example;;\nCorner Shop;Ada Bell;nowhere;;a lot',
  },
  {
    name: 'sales-duplicates',
    path: '/sales-portal?tab=leads',
    as: 'sales',
    press: 'Possible duplicates',
    dialog: true,
  },
  {
    name: 'sales-merge',
    path: '/sales-portal?tab=leads',
    as: 'sales',
    press: 'Possible duplicates',
    dialog: true,
    next: 'Merge Blue Kite',
  },
  {
    name: 'sales-lost',
    path: '/sales-portal?tab=leads',
    as: 'sales',
    choose: ['Status of Fjord Ferries', 'Lost'],
    dialog: true,
  },
  { name: 'sales-contacts', path: '/sales-portal?tab=contacts', as: 'sales' },
  { name: 'sales-analytics', path: '/sales-portal?tab=analytics', as: 'sales', themes: ['light', 'dark'] },
  { name: 'manager', path: '/project-manager-portal', as: 'pm' },
  { name: 'manager-new-project', path: '/project-manager-portal', as: 'pm', press: 'New Project', dialog: true },
  {
    name: 'manager-project',
    path: '/project-manager-portal',
    as: 'pm',
    open: 'Harbour Booking Portal',
    themes: ['light', 'dark'],
  },
  { name: 'manager-tasks', path: '/project-manager-portal?tab=tasks', as: 'pm', themes: ['light', 'dark'] },
  { name: 'manager-task', path: '/project-manager-portal?tab=tasks', as: 'pm', press: 'New task', dialog: true },
  { name: 'manager-team', path: '/project-manager-portal?tab=team', as: 'pm' },
  { name: 'manager-load', path: '/project-manager-portal?tab=team&view=weeks', as: 'pm' },
  { name: 'manager-analytics', path: '/project-manager-portal?tab=analytics', as: 'pm' },
  { name: 'not-found', path: '/no-such-page', themes: ['light', 'dark'] },
];
