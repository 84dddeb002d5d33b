import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { actions } from '@aloft/contract/actions'
import type { ActionName } from '@aloft/contract/actions'
import { expect, it } from 'vitest'
import type { QueryName } from '../../state/replies.ts'
import { isMadeStale } from './stale-queries.ts'

const [ideaId, balloonId, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
const launch = { command: 'launch-ad', payload: { ideaId, balloonId } } as const

it.each([
  ['of the same ad', { ideaId, balloonId }, true],
  ['of the whole brand', { ideaId }, true],
  ['of another ad', { ideaId, balloonId: other }, false],
  ['of another brand', { ideaId: other }, false],
])('makes a query %s stale after a launch: %j', (_, payload, isStale) => {
  expect(isMadeStale({ action: 'get-ad-campaign', payload }, launch)).toBe(isStale)
})

it('leaves alone what a command does not change', () => {
  expect(isMadeStale({ action: 'get-subscription', payload: {} }, launch)).toBe(false)
  const read = { command: 'set-notifications-read', payload: {} } as const
  expect(isMadeStale({ action: 'get-ad-campaign', payload: { ideaId, balloonId } }, read)).toBe(false)
})

it('reloads the account’s own after a command that names nothing', () => {
  const cancel = { command: 'cancel-subscription', payload: {} } as const
  expect(isMadeStale({ action: 'get-subscription', payload: {} }, cancel)).toBe(true)
})

/** Queries that are kept new in another way. */
const notInTheTable: readonly QueryName[] = [
  // Drafts and reloads of one ad write into their replies.
  'get-balloon',
  'get-idea',
  // Polled, or asked again by the machine that waits.
  'check-scan-website',
  'get-ad-creative',
  'get-ad-gen-status',
  'get-first-ads',
  'get-mock-date-offset-hours',
  'get-notifications',
  'get-num-unread-notifications',
  // Asked for whenever they are shown.
  'get-ad-brief',
  'get-ad-ideas',
  'get-due-work',
  'get-ledger-entries',
  'get-outbox',
  'get-token-usage',
  'get-stop-refunds',
  'get-website-connection',
  // No command changes them.
  'get-init-params',
  'get-invite',
  'get-reset-link',
  'search-help',
  'search-interests',
  'search-locations',
]

const source = join(import.meta.dirname, '../..')

/** The queries that the app asks for: those that a file of it names. */
function askedQueries(): readonly QueryName[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.tsx?$/.test(path) && !/\.(?:test|stories)\./.test(path) && !path.endsWith('stale-queries.ts'),
  )
  const texts = files.map((path) => readFileSync(join(source, path), 'utf8'))
  const names = Object.keys(actions) as ActionName[]
  return names.filter(
    (name): name is QueryName =>
      actions[name].kind === 'query' && texts.some((text) => text.includes(`'${name}'`)),
  )
}

it('knows for each query of the app which command changes its reply, or how else it is kept new', () => {
  const names = Object.keys(actions) as ActionName[]
  const isMadeStaleByAny = (action: QueryName) =>
    names.some((command) => isMadeStale({ action, payload: {} }, { command, payload: {} }))
  expect(
    askedQueries()
      .filter((action) => !isMadeStaleByAny(action))
      .toSorted(),
  ).toEqual(notInTheTable.toSorted())
})
