import { defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: () => ({
    recordVisit: { input: { events: [{ kind: 'page_view', route: '/contact' }] } },
    siteVisits: { days: 7 },
  }),
});
