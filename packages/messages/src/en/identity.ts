/**
 * The page that replaces a platform's login if no client of the platform is configured. Only the server shows
 * it, so the app doesn't load these texts.
 */
export const identity = {
  title: 'Who are you?',
  lead: 'This is a stand-in of {{product}}, not {{platform}}. No client of {{platform}} is set in this installation, so nobody checks what you say here: choose who you want to be.',
  name: 'Name',
  nameWrong: 'Please give a name of at most 100 characters.',
  email: 'Email',
  emailWrong: 'Please give a valid email address.',
  submit: 'Continue as this person',
  quick: 'Or as one of these',
  cancel: 'Cancel, as {{platform}} would let you',
  platforms: { google: 'Google', facebook: 'Facebook' },
} as const
