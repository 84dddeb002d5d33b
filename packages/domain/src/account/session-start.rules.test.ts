import { describe, expect, it } from 'vitest'
import type { HostKind } from './host.rules.ts'
import {
  type StartReply,
  type StartStep,
  stepAfter,
  type VisitorLead,
  visitorLead,
} from './session-start.rules.ts'

const replies = ['noUser', 'user', 'RELOGIN', 'NULL_USER', 'NOK', 'unauthorised', 'error', 'lost'] as const

/** The result of a start, after the first reply and, if that's RELOGIN, the silent login's reply. */
function endOf(start: {
  path: 'public' | 'guarded'
  host: HostKind
  reply: StartReply
  isDevelopment?: boolean
  isSocial?: boolean
  again?: StartReply
}): VisitorLead | StartStep {
  const isPublicPage = start.path === 'public'
  const kind = { isSocial: start.isSocial ?? false, isPublicPage }
  const first = stepAfter(start.reply, kind)
  const step = first === 'logInAgain' ? stepAfter(start.again ?? 'user', kind) : first
  if (step === 'enter') return 'page'
  if (step === 'wait' || step === 'toPlatform') return step
  const isDevelopment = start.isDevelopment ?? false
  return visitorLead({ isPublicPage, host: start.host, isDevelopment, hadUser: start.reply !== 'noUser' })
}

describe('route x host x reply (SES-06, SES-07)', () => {
  const ends = {
    noUser: { own: 'login', company: 'publishedPage', other: 'contentNotFound' },
    user: { own: 'page', company: 'page', other: 'page' },
    RELOGIN: { own: 'page', company: 'page', other: 'page' },
    NULL_USER: { own: 'login', company: 'publishedPage', other: 'login' },
    NOK: { own: 'login', company: 'publishedPage', other: 'login' },
    unauthorised: { own: 'login', company: 'publishedPage', other: 'login' },
    error: { own: 'login', company: 'publishedPage', other: 'login' },
    lost: { own: 'wait', company: 'wait', other: 'wait' },
  } as const
  const rows = replies.flatMap((reply) =>
    (['own', 'company', 'other'] as const).map((host) => [reply, host, ends[reply][host]] as const),
  )

  it.each(rows)('a guarded page, %s, host %s: %s', (reply, host, end) => {
    expect(endOf({ path: 'guarded', host, reply })).toBe(end)
  })

  it.each(rows)('a page that needs no login, %s, host %s, is shown', (reply, host) => {
    expect(endOf({ path: 'public', host, reply })).toBe(reply === 'lost' ? 'wait' : 'page')
  })

  it('asks for the login on any host while developing, but for the pages of companies', () => {
    const start = { path: 'guarded', reply: 'noUser', isDevelopment: true } as const
    expect(endOf({ ...start, host: 'other' })).toBe('login')
    expect(endOf({ ...start, host: 'company' })).toBe('publishedPage')
  })

  it.each([
    ['NULL_USER', 'login'],
    ['NOK', 'login'],
    ['unauthorised', 'login'],
    ['error', 'login'],
    ['lost', 'wait'],
  ] as const)('RELOGIN and then %s from the silent login: %s', (again, end) => {
    expect(endOf({ path: 'guarded', host: 'own', reply: 'RELOGIN', again })).toBe(end)
  })
})

it.each([
  ['guarded', 'toPlatform'],
  ['public', 'page'],
] as const)('RELOGIN of a social user on a %s page: %s (SES-02)', (path, end) => {
  expect(endOf({ path, host: 'own', reply: 'RELOGIN', isSocial: true })).toBe(end)
})

it.each([
  ['NULL_USER', 'forget'],
  ['NOK', 'forget'],
  ['unauthorised', 'forget'],
  ['error', 'report'],
  ['lost', 'wait'],
] as const)('%s means: %s (SES-08)', (reply, step) => {
  expect(stepAfter(reply, { isSocial: false, isPublicPage: false })).toBe(step)
})
