import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { SocialLoginContext, socialLoginMachine } from './social-login.machine.ts'

const begun: SocialLoginContext = {
  code: 'a-code',
  platform: null,
  email: '',
  username: '',
  failure: null,
  waitSeconds: 60,
  accountPlatform: null,
}
const known: SocialLoginContext = {
  ...begun,
  platform: 'google',
  email: 'orla@nightjar.example',
  username: 'Órla Fahy',
}

/** An example of each state of the return from a platform. */
export const socialLoginScenarios = {
  opening: { context: begun, sees: 'A moment’s wait.', events: [] },
  redeeming: { context: begun, sees: 'A moment’s wait, while the code is redeemed.', events: [] },
  'password.asked': {
    context: { ...known, failure: 'badLogin' },
    sees: 'That the address has an account, and the password that did not match, asked for again.',
    events: ['SEND_PASSWORD'],
  },
  'password.sending': { context: known, sees: 'Their password, being checked.', events: [] },
  'terms.asked': {
    context: known,
    sees: 'The account that is about to be made, and the terms to accept.',
    events: ['ACCEPT_TERMS'],
  },
  'terms.sending': { context: known, sees: 'Their account, being made.', events: [] },
  failed: {
    context: { ...begun, code: null, platform: 'facebook', failure: 'accessDenied' },
    sees: 'That nobody was logged in, and the ways to try again.',
    events: [],
  },
  entered: { context: known, sees: 'The page that the login leads to.', events: [] },
} satisfies Scenarios<typeof socialLoginMachine>

/** An example of each event. */
export const socialLoginExamples = {
  SEND_PASSWORD: { password: 'a password' },
  ACCEPT_TERMS: {},
} satisfies EventExamples<typeof socialLoginMachine>
