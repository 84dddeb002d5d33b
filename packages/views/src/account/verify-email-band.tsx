import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import type { ResendState } from './resend-answer.tsx'
import { useWaitText } from '@aloft/design-system/patterns/use-seconds-left'
import * as css from './verify-email-band.css.ts'

export interface VerifyEmailBandProps {
  email: string
  resend: ResendState
  /** The page needs it: to launch an ad. Elsewhere it's one quiet line. */
  isProminent?: boolean
  onResend: () => void
}

/**
 * Shown above the product's pages until the email is verified: why, and a button for another email (SES-25,
 * SES-29).
 */
export function VerifyEmailBand({ email, resend, isProminent = false, onResend }: VerifyEmailBandProps) {
  const { t } = useTranslation()
  const waitText = useWaitText()
  const isSent = resend.kind === 'sent'
  return (
    <div className={css.place}>
      <div className={css.band({ isProminent })}>
        {isProminent ? (
          <span className={css.mark}>
            <Icon name={isSent ? 'success' : 'warning'} />
          </span>
        ) : null}
        <div className={css.words} role="status">
          {isSent ? (
            t('verifyEmail.sent', { email: resend.email })
          ) : resend.kind === 'failed' ? (
            resend.failure === 'tooManyAttempts' ? (
              t('account.tooManyAttempts', { wait: waitText(resend.waitSeconds ?? 60) })
            ) : (
              t('generic')
            )
          ) : !isProminent ? (
            t('verifyEmail.quiet', { email })
          ) : (
            <>
              <span className={css.title}>{t('verifyEmail.title')}</span> {t('verifyEmail.lead', { email })}
            </>
          )}
        </div>
        {isSent ? null : (
          <div className={css.action}>
            <Button
              size="small"
              variant={isProminent ? 'secondary' : 'quiet'}
              isLoading={resend.kind === 'sending'}
              onPress={onResend}
            >
              {t('verifyEmail.resend')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
