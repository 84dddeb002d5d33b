/**
 * The page that replaces a platform's login if no client of the platform is configured. Only the server shows
 * it, so the app doesn't load these texts.
 */
export const identity = {
  title: 'Who are you?',
  lead: 'This is {{product}}, standing in for {{platform}}. This installation isn’t connected to {{platform}}, so nobody checks who you are. Choose who you want to be.',
  name: 'Name',
  nameWrong: 'Please enter a name of up to 100 characters.',
  email: 'Email',
  emailWrong: 'Please enter a valid email address.',
  submit: 'Continue as this person',
  quick: 'Or choose one of these',
  cancel: 'Cancel, as you could on {{platform}}',
  platforms: { google: 'Google', facebook: 'Facebook' },
} as const
