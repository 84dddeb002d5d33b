/** Sign-up, login and everything about the account. Texts of the specification are kept to the letter. */
export const account = {
  badLogin: 'Email and password do not match.',
  emailInUse: 'An account with this email exists already. Log in instead?',
  emailInvalid: 'Please enter a valid email address.',
  passwordInvalid:
    'Please enter a password that is at least {{minPwLength}} characters long and contains at least one digit and one letter.',
  passwordResetFail: 'This link has expired or was used before. Ask for a new one.',
  paymentFailed: 'The payment did not go through. Please check with your bank.',
  termsRequired: 'Please accept the terms to go on.',
  tooManyAttempts: 'Too many attempts. Please wait {{minutes}} min and try again.',
  userNotFound: 'We know no account with this email.',
  usernameRequired: 'Please tell us your name.',
  usernameTooLong: 'Please use at most {{max}} characters.',

  email: 'Email',
  password: 'Password',
  username: 'Your name',
  showPassword: 'Show password',
  hidePassword: 'Hide password',

  or: 'or',
  continueWith: { google: 'Continue with Google', facebook: 'Continue with Facebook' },

  login: {
    title: 'Welcome back.',
    lead: 'Log in to see what is live and what needs you.',
    submit: 'Log in',
    forgotPassword: 'Forgot your password?',
    noAccount: 'New here? <signUp>Make an account</signUp>',
  },
  signUp: {
    title: 'Your ads, in good hands.',
    lead: 'Give us your website; you get ads for Google, Facebook and Instagram to look over. Nothing runs and nothing costs until you say so.',
    submit: 'Make my account',
    passwordHint: 'At least {{minPwLength}} characters, with a digit and a letter.',
    terms: 'I accept the <terms>terms of use</terms>',
    logIn: 'Log in',
    haveAccount: 'Have an account? <logIn>Log in</logIn>',
  },
  questionnaire: {
    pageTitle: 'Welcome',
    title: 'Three questions, then your website.',
    lead: 'So that your first ads fit you. Only the first one needs an answer.',
    role: 'Who are you?',
    roles: {
      smallBusiness: { label: 'A small business', detail: 'I run it and its ads' },
      marketer: { label: 'A marketer', detail: 'Ads are my job' },
      agency: { label: 'An agency', detail: 'I look after other brands' },
    },
    roleRequired: 'Please choose the one that fits best.',
    goal: 'What do you want first?',
    goals: {
      awareness: { label: 'To be known', detail: 'More people see the name' },
      sales: { label: 'Sales', detail: 'More people buy' },
      leads: { label: 'Enquiries', detail: 'More people get in touch' },
    },
    source: 'Where did you hear of us?',
    sources: {
      search: 'A search',
      social: 'Facebook or Instagram',
      friend: 'A friend or colleague',
      article: 'An article or a podcast',
      other: 'Somewhere else',
    },
    sourceUnchosen: 'Choose one',
    submit: 'Go on',
  },
} as const
