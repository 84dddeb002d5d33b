import { NotAdminView } from '@aloft/views/shell/not-admin.view'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useUser } from '../state/session.ts'
import { usePageTitle } from '../navigation/use-page-title.ts'

/** Shows a page to product admins, and others a note that they aren't admins (OPN-11). */
export function AdminsOnly({ children }: { children: ReactNode }) {
  return useUser()?.isAdmin ? children : <NotAdmin />
}

function NotAdmin() {
  const { t } = useTranslation()
  usePageTitle(t('notAdmin.title'))
  return <NotAdminView homeHref="/0" />
}
