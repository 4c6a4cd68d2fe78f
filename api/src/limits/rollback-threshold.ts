/** When a newly released version is rolled back automatically. */
export const rollbackThreshold = {
  /** Signed-in people, each counted once by account. */
  people: { count: 3, minutes: 5 },
  /** Page loads of signed-out visitors on the public pages, and how many of them reported a fault: more than this share. */
  pageLoads: { share: 0.2, count: 20, networks: 10, minutes: 30 },
  /** A network counts for one page load and one fault; a site (IPv6 /48, IPv4 /24) for so many networks. */
  networksPerSite: 2,
  /** A server counts the page loads of a release from so many networks; that is enough for a share. */
  networksPerRelease: 2000,
} as const;
