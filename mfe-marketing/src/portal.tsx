import type { Portal } from 'kit/contract';
import { lazyWithRetry } from 'kit/states';
import { brand } from 'rules/brand';
import type { ScreenRoute } from 'rules/screens';
import { HomeScreen } from './home/home-screen.tsx';
import { siteLinks } from './landing/site-links.ts';
import { SiteFrame } from './site-frame.tsx';

const LoginScreen = lazyWithRetry(async () => (await import('./login/login-screen.tsx')).LoginScreen);
const ContactScreen = lazyWithRetry(async () => (await import('./contact/contact-screen.tsx')).ContactScreen);
const JoinScreen = lazyWithRetry(async () => (await import('./join/join-screen.tsx')).JoinScreen);
const ContractorRegistrationScreen = lazyWithRetry(
  async () =>
    (await import('./contractor-registration/contractor-registration-screen.tsx')).ContractorRegistrationScreen,
);
const ForgotPasswordScreen = lazyWithRetry(
  async () => (await import('./new-password/forgot-password-screen.tsx')).ForgotPasswordScreen,
);
const ResetPasswordScreen = lazyWithRetry(
  async () => (await import('./new-password/reset-password-screen.tsx')).ResetPasswordScreen,
);

const CallScreen = lazyWithRetry(async () => (await import('./call/call-screen.tsx')).CallScreen);
const EnquiryScreen = lazyWithRetry(async () => (await import('./enquiry-progress/enquiry-screen.tsx')).EnquiryScreen);
const AccountScreen = lazyWithRetry(async () => (await import('./account/account-screen.tsx')).AccountScreen);

export const portal: Portal<ScreenRoute> = {
  routes: [
    { path: '/', title: brand.name, Screen: HomeScreen },
    { path: '/contact', title: 'Contact', Screen: ContactScreen },
    { path: '/login', title: 'Sign in', Screen: LoginScreen },
    { path: '/forgot-password', title: 'Forgot password', Screen: ForgotPasswordScreen },
    { path: '/reset-password', title: 'New password', Screen: ResetPasswordScreen },
    { path: '/join', title: 'Join', Screen: JoinScreen },
    { path: '/contractor-registration', title: 'Contractor registration', Screen: ContractorRegistrationScreen },
    { path: '/call', title: 'Your strategy call', Screen: CallScreen },
    { path: '/enquiry', title: 'Your enquiry', Screen: EnquiryScreen },
    { path: '/account', title: 'Your account', Screen: AccountScreen },
  ],
  nav: siteLinks,
  Frame: SiteFrame,
};
