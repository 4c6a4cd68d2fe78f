export const StartProjectButton = () => null;
