import {
  socialLoginMachine,
  type RedeemInput,
  type RedeemResult,
} from '@aloft/machines/social-login/social-login.machine'
import {
  socialLoginExamples,
  socialLoginScenarios,
} from '@aloft/machines/social-login/social-login.scenarios'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

/** The address has an account, whose password is `lamplight 39`. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  const step = { platform: 'google', email: 'orla@nightjar.example', code: 'a-code' } as const
  return socialLoginMachine.provide({
    actors: {
      redeem: answering<RedeemResult, RedeemInput>(({ password }) =>
        password === 'lamplight 39'
          ? { kind: 'entered' }
          : { kind: 'password', isPasswordWrong: password !== undefined, ...step },
      ),
    },
  })
}

export const socialLogin = {
  purpose: 'Signs somebody in who comes back from Google or Facebook.',
  machine: socialLoginMachine,
  simulated,
  input: { code: 'a-code', failure: null, platform: null },
  scenarios: socialLoginScenarios,
  examples: socialLoginExamples,
} as const satisfies InspectedMachine
