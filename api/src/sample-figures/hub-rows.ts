/** The hub's Recent Activity until something happens to one of the viewer's projects. */
export const sampleActivity = [
  { hoursAgo: 2, description: 'Customer Portal: the sign-in page is on staging' },
  { hoursAgo: 7, description: 'Inventory Dashboard: the tester approved the stock count' },
  { hoursAgo: 26, description: 'Delivery Tracker: now in production' },
  { hoursAgo: 51, description: 'Customer Portal: payout of the first milestone received' },
];

/** The two items of the hub's Testing Queue. */
export const sampleTestingQueue = [
  { title: 'Inventory Dashboard', clientName: 'Northwind Supplies', progress: 92 },
  { title: 'Appointment Assistant', clientName: 'Lakeside Dental', progress: 85 },
];

/** The payouts of the last four months, current one first: the first is the hub's This Month. */
export const samplePaymentHistory = [
  { projectPayouts: '6200.00', supportResiduals: '1800.00', bonuses: '750.00', total: '8750.00' },
  { projectPayouts: '5900.00', supportResiduals: '1720.00', bonuses: '500.00', total: '8120.00' },
  { projectPayouts: '5800.00', supportResiduals: '1685.00', bonuses: '500.00', total: '7985.00' },
  { projectPayouts: '6100.00', supportResiduals: '1640.00', bonuses: '600.00', total: '8340.00' },
];
