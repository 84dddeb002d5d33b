import type { Route } from './route.ts'

export const accountRoutes: readonly Route[] = [
  {
    page: 'account-settings',
    layout: 'app-page',
    isPublic: false,
    texts: 'account',
    screen: () => import('../screens/account/account-settings.screen.tsx'),
  },
  {
    page: 'email-validation',
    layout: 'auth',
    isPublic: true,
    texts: 'account',
    screen: () => import('../screens/account/email-validation.screen.tsx'),
  },
  {
    page: 'forgot-password',
    layout: 'auth',
    isPublic: true,
    texts: 'account',
    screen: () => import('../screens/account/forgot-password.screen.tsx'),
  },
  {
    page: 'login',
    layout: 'auth',
    isPublic: true,
    screen: () => import('../screens/account/login.screen.tsx'),
  },
  {
    page: 'mobile-welcome',
    layout: 'app-page',
    isPublic: false,
    texts: 'account',
    screen: () => import('../screens/account/mobile-welcome.screen.tsx'),
  },
  {
    page: 'pmf-survey',
    layout: 'default',
    isPublic: true,
    texts: 'account',
    screen: () => import('../screens/account/pmf-survey.screen.tsx'),
  },
  {
    page: 'reset-password',
    layout: 'auth',
    isPublic: true,
    texts: 'account',
    screen: () => import('../screens/account/reset-password.screen.tsx'),
  },
  {
    page: 'signup',
    layout: 'auth',
    isPublic: true,
    screen: () => import('../screens/account/sign-up.screen.tsx'),
  },
  {
    page: 'social-login',
    layout: 'empty',
    isPublic: true,
    texts: 'account',
    screen: () => import('../screens/account/social-login.screen.tsx'),
  },
  {
    page: 'onboarding/invite',
    layout: 'auth',
    isPublic: true,
    texts: 'account',
    screen: () => import('../screens/account/accept-invite.screen.tsx'),
  },
  {
    page: 'onboarding/signup',
    layout: 'auth',
    isPublic: true,
    screen: () => import('../screens/account/sign-up.screen.tsx'),
  },
]
