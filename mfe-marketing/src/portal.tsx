import type { Portal } from 'kit/contract';
import { brand } from 'rules/brand';
import { HomeScreen } from './home/home-screen.tsx';
import { LoginScreen } from './login/login-screen.tsx';
import { ContactScreen } from './planned/contact-screen.tsx';
import { ContractorRegistrationScreen } from './planned/contractor-registration-screen.tsx';
import { JoinScreen } from './planned/join-screen.tsx';

export const portal: Portal = {
  routes: [
    { path: '/', title: brand.name, Screen: HomeScreen },
    { path: '/contact', title: 'Contact', Screen: ContactScreen },
    { path: '/login', title: 'Sign in', Screen: LoginScreen },
    { path: '/join', title: 'Join', Screen: JoinScreen },
    { path: '/contractor-registration', title: 'Contractor registration', Screen: ContractorRegistrationScreen },
  ],
  nav: [],
};
