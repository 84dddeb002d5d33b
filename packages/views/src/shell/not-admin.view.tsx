import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import * as css from './not-here.css.ts'

export interface NotAdminViewProps {
  homeHref: string
}

/** Replaces a page for admins, for users who aren't admins (OPN-11). */
export function NotAdminView({ homeHref }: NotAdminViewProps) {
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <PageMessage
        title={t('notAdmin.title')}
        lead={t('notAdmin.lead')}
        action={
          <ButtonLink href={homeHref} variant="primary">
            {t('notHere.back')}
          </ButtonLink>
        }
      />
    </div>
  )
}
