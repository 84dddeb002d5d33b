import type {} from '@aloft/messages/i18n'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { FormHead } from './form-head.tsx'
import { ResendAnswer, type ResendState } from './resend-answer.tsx'
import { withStrongWords } from './with-words.ts'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Spinner } from '@aloft/design-system/primitives/spinner'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './form.css.ts'

/**
 * Result of opening a link: `failed` if it has expired or was used; `already` if the address was verified
 * before; `other` if it verified an account other than the one logged in, whose address is `email`.
 */
export type EmailValidationContent =
  | { kind: 'checking' }
  | { kind: 'done' }
  | { kind: 'already' }
  | { kind: 'other'; email: string }
  | { kind: 'failed' }
  | { kind: 'inUse' }
  | { kind: 'unreachable' }

export interface EmailValidationViewProps {
  content: EmailValidationContent
  isSignedIn: boolean
  /** Recipient of another verification email: the logged-in user's address, until it's verified. */
  resendTo?: string | undefined
  resend: ResendState
  onResend: () => void
  /** Checks the link again, after `unreachable`. */
  onRetry: () => void
  /** The product, or the login if nobody is logged in. */
  continueHref: string
  /** Page for requesting another change of address. */
  settingsHref: string
}

/** The page that a verification email links to; it checks the link at once (SES-25, SES-29). */
export function EmailValidationView(props: EmailValidationViewProps) {
  const { content, isSignedIn, resendTo, resend, onResend, onRetry, continueHref, settingsHref } = props
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { kind } = content
  // The result is announced, because nobody pressed anything here.
  useEffect(() => {
    if (kind !== 'checking') heading.current?.focus()
  }, [kind])

  if (kind === 'checking') {
    return (
      <div className={css.waiting} role="status">
        <Spinner size={20} />
        <Heading level={1} size={20}>
          {t('accountPages.validation.checking')}
        </Heading>
      </div>
    )
  }
  const message = (title: string, words: ReactNode, action: ReactNode) => (
    <div className={css.message}>
      <FormHead ref={heading} title={title}>
        {words}
      </FormHead>
      {action}
    </div>
  )
  const continueButton = (
    <div className={css.actions}>
      <ButtonLink href={continueHref} variant="primary" size="large">
        {isSignedIn ? t('accountPages.validation.continue') : t('accountPages.logIn')}
      </ButtonLink>
    </div>
  )
  switch (kind) {
    case 'done':
    case 'already':
      return message(
        t(`accountPages.validation.${kind}Title`),
        <Text tone="soft">{t(`accountPages.validation.${kind}Lead`)}</Text>,
        continueButton,
      )
    case 'other':
      return message(
        t('accountPages.validation.otherTitle'),
        <Text tone="soft">
          {withStrongWords(t('accountPages.validation.otherLead', { email: content.email }))}
        </Text>,
        continueButton,
      )
    case 'inUse':
      return message(
        t('accountPages.validation.inUseTitle'),
        <Text tone="soft">{t('accountPages.validation.inUseLead')}</Text>,
        continueButton,
      )
    case 'unreachable':
      return message(
        t('accountPages.validation.unreachableTitle'),
        <Text tone="soft">{t('accountPages.validation.unreachableLead')}</Text>,
        <div className={css.actions}>
          <Button variant="primary" size="large" icon={<Icon name="retry" />} onPress={onRetry}>
            {t('tryAgain')}
          </Button>
        </div>,
      )
    case 'failed':
      return message(
        t('accountPages.validation.failedTitle'),
        <>
          <Text tone="soft">{t('accountPages.validation.failedLead')}</Text>
          <Text tone="soft">
            {!isSignedIn
              ? t('accountPages.validation.failedLogIn')
              : resendTo === undefined
                ? t('accountPages.validation.failedChange')
                : withStrongWords(t('accountPages.validation.failedResend', { email: resendTo }))}
          </Text>
        </>,
        !isSignedIn ? (
          continueButton
        ) : resendTo === undefined ? (
          <div className={css.actions}>
            <ButtonLink href={settingsHref} variant="primary" size="large">
              {t('accountPages.settings.title')}
            </ButtonLink>
          </div>
        ) : (
          <>
            <ResendAnswer state={resend} />
            <div className={css.actions}>
              {resend.kind === 'sent' ? null : (
                <Button
                  variant="primary"
                  size="large"
                  isLoading={resend.kind === 'sending'}
                  onPress={onResend}
                >
                  {t('accountPages.validation.resend')}
                </Button>
              )}
              <ButtonLink href={continueHref} size="large">
                {t('accountPages.validation.continue')}
              </ButtonLink>
            </div>
          </>
        ),
      )
  }
}
