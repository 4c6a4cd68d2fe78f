/** Formats a file size in KB, rounded, as specified. */
export const formatKilobytes = (bytes: number): string => `${Math.round(bytes / 1024).toLocaleString()} KB`;
