import type { Outcome } from '@aloft/api-client/outcome'
import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { type SocialPlatform, socialPlatforms } from '@aloft/domain/account/social-platforms'
import {
  type RedeemInput,
  type RedeemResult,
  socialLoginMachine,
  type SocialLoginStart,
} from '@aloft/machines/social-login/social-login.machine'
import { defaultLanguage } from '@aloft/messages/language'
import { fromPromise } from 'xstate'
import { rememberRedirect } from '../../state/redirect.ts'
import { realNow } from '../core/clock.ts'
import { plainApi } from '../core/plain-api.ts'
import { refusalOf } from '../core/refusal.ts'
import { enterWith } from './session.ts'

async function redeem(input: RedeemInput): Promise<RedeemResult> {
  const outcome = await plainApi.call('redeem-social-login', {
    ...input,
    language: navigator.language || defaultLanguage,
  })
  if (outcome.kind !== 'reply') return refused(outcome)
  const { returnUrl, ...user } = outcome.reply
  const address = ownReturnAddress(returnUrl)
  if (address !== null) rememberRedirect(address, realNow())
  await enterWith(user)
  return { kind: 'entered' }
}

function refused(outcome: Exclude<Outcome<'redeem-social-login'>, { kind: 'reply' }>): RedeemResult {
  if (outcome.kind !== 'failure') {
    const { failure, waitSeconds } = refusalOf(outcome)
    return waitSeconds === undefined || failure === 'generic'
      ? { kind: 'failed', failure: 'generic' }
      : { kind: 'wait', failure, waitSeconds }
  }
  const { failure } = outcome
  switch (failure.error) {
    case 'linkNeedsPassword':
      return { kind: 'password', ...failure }
    case 'termsNeeded':
      return { kind: 'terms', ...failure }
    case 'emailInUse':
      return {
        kind: 'failed',
        failure: 'emailInUse',
        platform: failure.platform,
        accountPlatform: failure.socialPlatform,
      }
    case 'emailMissing':
      return { kind: 'failed', failure: 'emailMissing', platform: failure.platform }
    case 'platformAuthFailure':
      return { kind: 'failed', failure: 'platformAuthFailure' }
  }
}

/** The return from a platform, with calls to the server. */
export const wiredSocialLogin = socialLoginMachine.provide({
  actors: { redeem: fromPromise<RedeemResult, RedeemInput>(({ input }) => redeem(input)) },
})

const failures = ['accessDenied', 'platformAuthFailure', 'tooManyAttempts'] as const

/** The parameters that the server wrote into the page's address. */
export function readSocialLoginStart(query: URLSearchParams): SocialLoginStart {
  return {
    code: query.get('code'),
    failure: failures.find((failure) => failure === query.get('error')) ?? null,
    platform: socialPlatforms.find((platform: SocialPlatform) => platform === query.get('platform')) ?? null,
  }
}
