/** The specification's fixed figures (part 1 §9, part 2 §2 and §9), the only copy. Each is shown until there are real records. */
export const fixedFigures = {
  moneySaved: '156000.00',

  rating: '4.9',
  inProgress: '2',
  inTesting: '1',
  inProduction: '3',

  monthProjectPayouts: '6200.00',
  monthSupportResiduals: '1800.00',
  monthBonuses: '750.00',
  monthTotal: '8750.00',
  allProjectPayouts: '47850.00',
  allSupportResiduals: '12400.00',
  allBonuses: '3750.00',
  allTotal: '64000.00',

  definitions: '12',
  contractSamples: '8',
  discoveryDocs: '15',
  auditDocs: '6',

  monthlyRevenue: '127500.00',
  activeLeads: '18',
  conversionRate: '32',
  dealsClosedThisMonth: '7',
  totalClients: '45',
  avgDealSize: '8500.00',
};
