import { referralCodeOf } from '@aloft/domain/account/referral-code.rules'
import { socialPlatforms } from '@aloft/domain/account/social-platforms'
import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import type { Router, RouterContext } from '@koa/router'
import { CallError } from '../action/call-error.ts'
import { DatabaseUnavailableError } from '../db/database-unavailable.ts'
import { answerSocialLogin, startSocialLogin } from '../areas/account/social-login.service.ts'
import type { SocialLogin } from '../gateways/social-login/social-login.port.ts'
import { SocialLoginRefusal } from '../gateways/social-login/social-login.port.ts'
import { readBrowserKey, writeBrowserKey } from './browser-key.ts'
import { networkOf } from './network-address.ts'
import type { CallDependencies } from './calls.ts'

const starts = [{ calls: 60, seconds: 60, by: 'caller' }] as const

/** The app's page that continues a login, or shows why it failed. */
function pageWith(query: Record<string, string>): string {
  return `/0/social-login?${new URLSearchParams(query).toString()}`
}

/**
 * GET /api/{platform}-login and its callback: to a platform's login page and back (ACT-006, ACT-007, OPN-22, OPN-23).
 */
export function addSocialLogins(router: Router, dependencies: CallDependencies): void {
  const { knex: db, clock, limits, settings, log } = dependencies
  const parts = { db, clock }

  for (const platform of socialPlatforms) {
    const gateway: SocialLogin | undefined = dependencies.gateways.socialLogin[platform]

    const failed = (ctx: RouterContext, error: unknown) => {
      // Not the platform's fault: the same address works once the database is back.
      if (error instanceof DatabaseUnavailableError) throw error
      const reason = reasonOf(error)
      if (reason === 'platformAuthFailure') log.warn({ platform, why: whyOf(error) }, 'social login failed')
      ctx.redirect(pageWith({ error: reason, platform }))
    }

    router.all(`/api/${platform}-login`, async (ctx) => {
      prepare(ctx, gateway)
      if (!gateway) return
      try {
        const network = networkOf(ctx.ip)
        const caller = { caller: network, address: network, email: undefined, payload: undefined }
        await limits.consume('social-login', starts, caller)
        const query = queryOf(ctx)
        const { location, browserKey } = await startSocialLogin(parts, platform, gateway, {
          returnUrl: ownReturnAddress(query.get('returnUrl')),
          referralCode: referralCodeOf(query.get('referralCode')),
        })
        writeBrowserKey(ctx, settings, browserKey)
        ctx.redirect(location)
      } catch (error) {
        failed(ctx, error)
      }
    })

    router.all(`/api/${platform}-login-callback`, async (ctx) => {
      prepare(ctx, gateway)
      if (!gateway) return
      try {
        const browserKey = readBrowserKey(ctx, settings)
        const query = queryOf(ctx)
        const answer = await answerSocialLogin(parts, platform, gateway, { browserKey, query })
        if (!answer || !browserKey) throw new SocialLoginRefusal('platformAuthFailure', 'no such login')
        // Another ten minutes, for people who have to find a password.
        writeBrowserKey(ctx, settings, browserKey)
        ctx.redirect(pageWith({ code: answer.code }))
      } catch (error) {
        failed(ctx, error)
      }
    })
  }
}

/** Refuses methods other than GET and platforms that are not offered. No reply may be cached. */
function prepare(ctx: RouterContext, gateway: SocialLogin | undefined): void {
  ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  if (!gateway) throw new CallError('notFound')
  if (ctx.method === 'GET') return
  ctx.set('Allow', 'GET')
  throw new CallError('methodNotAllowed')
}

function queryOf(ctx: RouterContext): URLSearchParams {
  return new URLSearchParams(ctx.querystring)
}

function reasonOf(error: unknown): 'accessDenied' | 'platformAuthFailure' | 'tooManyAttempts' {
  if (error instanceof SocialLoginRefusal) return error.reason
  const isLimit = error instanceof CallError && error.body.error === 'tooManyRequests'
  return isLimit ? 'tooManyAttempts' : 'platformAuthFailure'
}

/** Only the names of the errors: their messages may contain the platform's answer, and that a token. */
function whyOf(error: unknown): string {
  const names: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    names.push('code' in cause ? `${cause.name} ${String(cause.code)}` : cause.name)
  }
  return names.join(' < ')
}
