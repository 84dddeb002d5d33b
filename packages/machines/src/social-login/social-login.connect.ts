import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type { SnapshotFrom } from 'xstate'
import type { SocialLoginFailure, socialLoginMachine } from './social-login.machine.ts'

/** What the page shows when the user returns from a platform. */
export type SocialLoginView =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'entered' }
  | {
      readonly kind: 'password'
      readonly platform: SocialPlatform
      readonly email: string
      readonly isPending: boolean
      readonly failure: 'badLogin' | 'tooManyAttempts' | 'busy' | undefined
      readonly waitSeconds: number
    }
  | {
      readonly kind: 'terms'
      readonly platform: SocialPlatform
      readonly email: string
      readonly username: string
      readonly isPending: boolean
      readonly failure: 'tooManyAttempts' | 'busy' | undefined
      readonly waitSeconds: number
    }
  | {
      readonly kind: 'failed'
      readonly failure: SocialLoginFailure
      /** Null if the address didn't name it. */
      readonly platform: SocialPlatform | null
      readonly accountPlatform: SocialPlatform | null
    }

export function connectSocialLogin(snapshot: SnapshotFrom<typeof socialLoginMachine>): SocialLoginView {
  const { platform, email, username, failure, waitSeconds, accountPlatform } = snapshot.context
  if (snapshot.matches('entered')) return { kind: 'entered' }
  const isPending = snapshot.hasTag('pending')
  const wait = failure === 'tooManyAttempts' || failure === 'busy' ? failure : undefined
  if (platform && snapshot.matches('password')) {
    const shownFailure = isPending ? undefined : failure === 'badLogin' ? failure : wait
    return { kind: 'password', platform, email, isPending, failure: shownFailure, waitSeconds }
  }
  if (platform && snapshot.matches('terms')) {
    const shownFailure = isPending ? undefined : wait
    return { kind: 'terms', platform, email, username, isPending, failure: shownFailure, waitSeconds }
  }
  if (!snapshot.matches('failed')) return { kind: 'waiting' }
  const known = failure === null || failure === 'badLogin' ? 'platformAuthFailure' : failure
  return { kind: 'failed', failure: known, platform, accountPlatform }
}
