import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import * as css from './not-here.css.ts'

export interface NotHereViewProps {
  /** The user's name for the future page. */
  name: string
  homeHref: string
}

/** The page of a feature that does not exist yet. */
export function NotHereView({ name, homeHref }: NotHereViewProps) {
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <PageMessage
        title={name}
        lead={t('notHere.lead')}
        action={
          <ButtonLink href={homeHref} variant="primary">
            {t('notHere.back')}
          </ButtonLink>
        }
      />
    </div>
  )
}
