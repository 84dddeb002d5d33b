import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { LostKite } from './lost-kite.tsx'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './error-page.css.ts'

export interface ErrorPageViewProps {
  /** HTTP status; 404 has its own picture and text. */
  status: number
  /** What went wrong, in the user's language; shown for all statuses but 404. */
  text: string
  /** Id that the user can quote to our support. */
  requestId?: string
  homeHref: string
}

/** Replaces a page that could not be shown (ERR-01 to ERR-03, ERR-05). */
export function ErrorPageView({ status, text, requestId, homeHref }: ErrorPageViewProps) {
  const { t } = useTranslation()
  const isNotFound = status === 404
  return (
    <main className={css.page}>
      {isNotFound ? <LostKite /> : null}
      <div className={css.words}>
        <Heading level={1} size={44}>
          {isNotFound ? t('pageNotFound') : t('error')}
        </Heading>
        {isNotFound ? null : (
          <Text size={16} tone="soft">
            {text}
          </Text>
        )}
        {requestId && !isNotFound ? (
          <Text size={13} tone="faint">
            {t('requestId', { requestId })}
          </Text>
        ) : null}
        <div className={css.action}>
          <ButtonLink href={homeHref} variant="primary">
            {t('backToSafety')}
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}
