import type { Portal } from 'kit/contract';
import { onDemand } from 'kit/states';
import { brand } from 'rules/brand';
import { HomeScreen } from './home/home-screen.tsx';
import { siteLinks } from './landing/site-links.ts';
import { ContactScreen } from './planned/contact-screen.tsx';
import { SiteFrame } from './site-frame.tsx';

const LoginScreen = onDemand(async () => (await import('./login/login-screen.tsx')).LoginScreen);
const JoinScreen = onDemand(async () => (await import('./join/join-screen.tsx')).JoinScreen);
const ContractorRegistrationScreen = onDemand(
  async () =>
    (await import('./contractor-registration/contractor-registration-screen.tsx')).ContractorRegistrationScreen,
);
const ForgotPasswordScreen = onDemand(
  async () => (await import('./new-password/forgot-password-screen.tsx')).ForgotPasswordScreen,
);
const ResetPasswordScreen = onDemand(
  async () => (await import('./new-password/reset-password-screen.tsx')).ResetPasswordScreen,
);

const AccountScreen = onDemand(async () => (await import('./account/account-screen.tsx')).AccountScreen);

export const portal: Portal = {
  routes: [
    { path: '/', title: brand.name, Screen: HomeScreen },
    { path: '/contact', title: 'Contact', Screen: ContactScreen },
    { path: '/login', title: 'Sign in', Screen: LoginScreen },
    { path: '/forgot-password', title: 'Forgot password', Screen: ForgotPasswordScreen },
    { path: '/reset-password', title: 'New password', Screen: ResetPasswordScreen },
    { path: '/join', title: 'Join', Screen: JoinScreen },
    { path: '/contractor-registration', title: 'Contractor registration', Screen: ContractorRegistrationScreen },
    { path: '/account', title: 'Your account', Screen: AccountScreen },
  ],
  nav: siteLinks,
  Frame: SiteFrame,
};
