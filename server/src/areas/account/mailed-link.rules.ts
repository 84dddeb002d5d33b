import { addHours } from '@aloft/domain/core/dates'
import type { LinkKind } from './mailed-link.repo.ts'

/** How long each kind of mailed link works, in hours of real time. */
export const linkHours: Readonly<Record<LinkKind, number>> = {
  verifyEmail: 7 * 24,
  changeEmail: 24,
  resetPassword: 1,
}

export function linkExpiry(kind: LinkKind, now: Date): Date {
  return addHours(now, linkHours[kind])
}
