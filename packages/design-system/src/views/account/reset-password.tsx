import { checkPassword } from '@aloft/domain/account/password.rules'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AttemptNotice } from '../../patterns/account/attempt-notice.tsx'
import { NewPasswordField } from '../../patterns/account/new-password-field.tsx'
import { Button } from '../../primitives/button.tsx'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './form.css.ts'

export type ResetPasswordFailure = 'passwordResetFail' | 'tooManyAttempts' | 'generic'

export interface ResetPasswordViewProps {
  /** Called with a password that holds the rule; never while pending. */
  onSubmit: (password: string) => void
  isPending?: boolean
  /** `passwordResetFail`: the link has expired, was used, or is none (SES-27). */
  failure?: ResetPasswordFailure | undefined
  /** Minutes until another attempt counts, for `tooManyAttempts`. */
  waitMinutes?: number | undefined
  /** Where another link is asked for. */
  askAgainHref: string
}

/** A new password for who came by a mailed link (SES-19, SES-20, SES-28). */
export function ResetPasswordView({
  onSubmit,
  isPending = false,
  failure,
  waitMinutes,
  askAgainHref,
}: ResetPasswordViewProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  if (failure === 'passwordResetFail') {
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setSubmitted(true)
    if (checkPassword(password)) input.current?.focus()
    else onSubmit(password)
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <div className={css.head}>
        <Heading level={1} size={32}>
          {t('accountPages.reset.title')}
        </Heading>
        <Text tone="soft">{t('accountPages.reset.lead')}</Text>
      </div>
      <AttemptNotice failure={failure} waitMinutes={waitMinutes} />
      <NewPasswordField
        ref={input}
        label={t('accountPages.newPassword')}
        value={password}
        onChange={setPassword}
        isSubmitted={isSubmitted}
      />
      <Button type="submit" variant="primary" size="large" width="full" isLoading={isPending}>
        {t('accountPages.reset.submit')}
      </Button>
    </form>
  )
}
