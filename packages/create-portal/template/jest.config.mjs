export { portalTests as default } from 'kit/jest.config';
