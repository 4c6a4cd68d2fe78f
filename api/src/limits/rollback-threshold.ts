/** When a newly released version is rolled back automatically. */
export const rollbackThreshold = {
  /** Signed-in people; each account counts once. */
  people: { count: 3, minutes: 5 },
  /** Page loads of signed-out visitors on the public pages, and the share of them that must be exceeded by reported faults. */
  pageLoads: { share: 0.2, count: 20, networks: 10, minutes: 30 },
  /** A network counts for one page load and one fault; a site (IPv6 /48, IPv4 /24) for this many networks. */
  networksPerSite: 2,
  /** How many networks a server counts the page loads of a release for; enough for a share. */
  networksPerRelease: 2000,
} as const;
