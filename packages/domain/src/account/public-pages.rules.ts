/** The pages that need no login, by name (RTE-18). */
export const publicPages = [
  'render-ad-preview',
  'render-asset',
  'social-login',
  'onboarding/signup',
  'signup',
  'login',
  'forgot-password',
  'reset-password',
  'email-validation',
  'dev',
  'onboarding/invite',
  'pmf-survey',
] as const

/** Whether the page at a path of the app, such as `/0/login`, needs no login. */
export function isPublicPath(path: string): boolean {
  const page = /^\/0\/(.+?)\/*$/.exec(path)?.[1]
  return publicPages.some((name) => name === page)
}
