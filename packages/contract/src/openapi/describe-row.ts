import type { ActionRow } from '../core/action-row.ts'
import type { RateLimit } from '../core/rate-limit.ts'

const kinds = {
  query: 'Only reads.',
  command: 'Changes data.',
  external: 'Waits for a service outside, so a reply can take some seconds.',
} as const satisfies Record<ActionRow['kind'], string>

const roles = {
  anonymous: 'Needs no session.',
  user: 'Needs a session.',
  guest: 'For everyone who may see the brand: its guests, collaborators and owner.',
  collaborator: 'For collaborators and the owner of the brand.',
  owner: 'For the owner of the brand.',
  admin: 'For administrators of the product.',
} as const satisfies Record<ActionRow['who'], string>

/** What readers need to know before making a call: its effect, who can make it, and how often. */
export function describeRow(row: ActionRow, limits: readonly RateLimit[]): string {
  const { kind, who, isBrandOptional, isDevelopmentOnly, isSecret } = row
  return [
    kinds[kind],
    roles[who],
    isBrandOptional && 'Without a brand, a session is enough.',
    isSecret && 'The reply holds tokens, so keep it secret.',
    isDevelopmentOnly && 'Refused in production.',
    ...limits.map((limit) => describeLimit(limit, who === 'anonymous')),
  ]
    .filter(Boolean)
    .join(' ')
}

function describeLimit({ calls, seconds, by, ifGiven, sharedAs }: RateLimit, isOpen: boolean): string {
  const subject = by === 'email' ? 'email address on a network' : isOpen ? 'network' : 'account'
  return [
    `At most ${calls} calls in ${duration(seconds)} for each ${subject}`,
    ifGiven && `, counting only those with \`${ifGiven}\``,
    sharedAs && ', together with other calls that read a website',
    '.',
  ]
    .filter(Boolean)
    .join('')
}

function duration(seconds: number): string {
  const minutes = seconds / 60
  if (minutes === 1) return 'a minute'
  return minutes === 60 ? 'an hour' : `${minutes} minutes`
}
