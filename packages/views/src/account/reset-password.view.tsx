import { checkPassword } from '@aloft/domain/account/password.rules'
import type {} from '@aloft/messages/i18n'
import { useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AttemptNotice, type AttemptProps } from './attempt-notice.tsx'
import { FormHead } from './form-head.tsx'
import { FormSubmit } from './form-submit.tsx'
import { KnownAccount } from './known-account.tsx'
import { MailedFormLoading } from './mailed-form-loading.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { withStrongWords } from './with-words.ts'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './form.css.ts'

/** `passwordResetFail`: the link has expired, was used, or is invalid (SES-27). `failed`: the server didn't answer. */
export type ResetPasswordContent =
  | { kind: 'loading' }
  | { kind: 'ready'; email: string }
  | { kind: 'passwordResetFail' }
  | { kind: 'failed' }

export interface ResetPasswordViewProps extends AttemptProps {
  content: ResetPasswordContent
  /** Called with a valid password; never while pending. */
  onSubmit: (password: string) => void
  /** Page for requesting another link. */
  askAgainHref: string
  /** Checks the link again, after `failed`. */
  onRetry: () => void
}

/** Sets a new password after opening an emailed link (SES-19, SES-20, SES-28). */
export function ResetPasswordView(props: ResetPasswordViewProps) {
  const { content, askAgainHref, onRetry } = props
  const { t } = useTranslation()
  switch (content.kind) {
    case 'loading':
      return <MailedFormLoading label={t('accountPages.validation.checking')} />
    case 'ready':
      return <PasswordForm {...props} email={content.email} />
    case 'failed':
      return (
        <div className={css.message}>
          <FormHead
            title={t('accountPages.validation.unreachableTitle')}
            lead={t('accountPages.validation.unreachableLead')}
          />
          <div className={css.actions}>
            <Button variant="primary" size="large" icon={<Icon name="retry" />} onPress={onRetry}>
              {t('tryAgain')}
            </Button>
          </div>
        </div>
      )
    case 'passwordResetFail':
      return (
        <div className={css.message}>
          <Heading level={1} size={32}>
            {t('accountPages.reset.failedTitle')}
          </Heading>
          <Notice tone="error">{t('account.passwordResetFail')}</Notice>
          <div className={css.actions}>
            <ButtonLink href={askAgainHref} variant="primary" size="large">
              {t('accountPages.reset.askAgain')}
            </ButtonLink>
          </div>
        </div>
      )
  }
}

function PasswordForm({
  email,
  onSubmit,
  isPending = false,
  failure,
  waitSeconds,
}: ResetPasswordViewProps & { email: string }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const form = useCheckedForm({
    isPending,
    failure,
    waitSeconds,
    fields: [{ isWrong: checkPassword(password) !== null, ref: input }],
    onValid: () => onSubmit(password),
  })
  return (
    <form className={css.form} noValidate onSubmit={form.onSubmit}>
      <FormHead title={t('accountPages.reset.title')} lead={t('accountPages.reset.lead')} />
      <Text>{withStrongWords(t('accountPages.reset.email', { email }))}</Text>
      <AttemptNotice failure={failure} waitSeconds={waitSeconds} />
      <KnownAccount email={email} />
      <NewPasswordField
        ref={input}
        label={t('accountPages.newPassword')}
        value={password}
        onChange={setPassword}
        isSubmitted={form.isSubmitted}
      />
      <FormSubmit isPending={isPending} isWaiting={form.isWaiting}>
        {t('accountPages.reset.submit')}
      </FormSubmit>
    </form>
  )
}
