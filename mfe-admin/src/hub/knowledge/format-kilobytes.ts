/** The size of a file as the specification shows it: in KB, rounded. */
export const formatKilobytes = (bytes: number): string => `${Math.round(bytes / 1024).toLocaleString()} KB`;
