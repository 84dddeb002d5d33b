import type { ReactNode } from 'react'
import { NotAdminView } from '@aloft/design-system/views/shell/not-admin'
import { useUser } from '../state/session.ts'

/** Shows a page to product admins; others are told that they are none (OPN-11). */
export function AdminsOnly({ children }: { children: ReactNode }) {
  return useUser()?.isAdmin ? children : <NotAdminView homeHref="/0" />
}
