import type { DemoName } from '#demo/accounts';

type Done = [title: string, assignee: DemoName, doneDaysAgo: number, days: number];

/** Tasks completed in the past twelve weeks, most recent first: days ago, and how many days each took. */
export const doneTasks: Array<[project: string, tasks: Done[]]> = [
  [
    'Harbour Booking Portal',
    [
      ['Take deposits through Stripe', 'developer', 2, 5],
      ['Reject berths that are too short for the boat', 'tester', 4, 3],
      ['Map of free berths', 'developer', 8, 6],
      ['Opening hours of twelve marinas', 'support', 11, 2],
      ['Sign in with an emailed link', 'developer', 16, 4],
      ['Show the length and depth of berths', 'developer', 20, 3],
    ],
  ],
  [
    'Workshop Inventory CRM',
    [
      ['Fix the rounding in the stock count', 'developer', 3, 1],
      ['Barcodes on repair orders', 'developer', 12, 7],
      ['Suppliers with their delivery times', 'developer', 18, 5],
      ['Import the stock from the old lists', 'tester', 24, 9],
      ['Repair orders from the counter', 'developer', 30, 6],
      ['One stock for four workshops', 'developer', 34, 4],
    ],
  ],
  [
    'Clinic Client Portal',
    [
      ['Send and read documents', 'developer', 17, 8],
      ['Sign in through the clinics', 'developer', 25, 7],
    ],
  ],
  [
    'Front Desk Check-in',
    [
      ['Set up the tablet of the first desk', 'support', 9, 3],
      ['The desk sees who is waiting', 'developer', 13, 4],
    ],
  ],
  [
    'Patient Reminder Service',
    [
      ['Hand over to the clinics', 'support', 14, 3],
      ['Offer canceled slots to other patients', 'developer', 29, 11],
      ['Email reminders to patients without a phone', 'developer', 37, 6],
      ['Stop reminders after an answer', 'tester', 41, 5],
      ['Send reminders for the first clinic', 'developer', 44, 8],
      ['Appointments from the clinic’s calendar', 'developer', 51, 9],
      ['Reminder texts in three languages', 'support', 53, 4],
      ['Validate phone numbers', 'developer', 58, 2],
    ],
  ],
];
