import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { checkEmail } from '@aloft/domain/account/email.rules'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useState } from 'react'
import { useTouched } from '../use-touched.ts'
import * as css from './website-connection.css.ts'

export interface CodeEmailProps {
  isPending: boolean
  /** The address of the last email that was sent. */
  sentTo: string | null
  /** Why the last one wasn't. */
  failure: 'emailNotValidated' | 'tooManyRequests' | 'failed' | null
  /** Called with one valid address. */
  onSend: (email: string) => void
}

/** Emails the snippet to the person who manages the website. */
export function CodeEmail({ isPending, sentTo, failure, onSend }: CodeEmailProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const { isTouched, touch } = useTouched<'email'>()
  const isInvalid = checkEmail(email) !== null
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    touch('email')
    if (!isInvalid && !isPending) onSend(email.trim())
  }
  return (
    <form className={css.card} noValidate onSubmit={onSubmit}>
      <Heading level={2} size={16}>
        {t('websiteConnection.helper.title')}
      </Heading>
      <Text tone="soft">{t('websiteConnection.helper.lead')}</Text>
      <TextField
        label={t('websiteConnection.helper.email')}
        name="helper"
        type="email"
        value={email}
        onChange={setEmail}
        onBlur={() => email !== '' && touch('email')}
        error={isTouched('email') && isInvalid ? t('websiteConnection.helper.emailInvalid') : undefined}
      />
      <div>
        <Button type="submit" isLoading={isPending}>
          {t(isPending ? 'websiteConnection.helper.sending' : 'websiteConnection.helper.send')}
        </Button>
      </div>
      {failure ? <Notice tone="error">{t(`websiteConnection.helper.${failure}`)}</Notice> : null}
      {sentTo ? (
        <Notice tone="success">{t('websiteConnection.helper.sent', { email: sentTo })}</Notice>
      ) : null}
    </form>
  )
}
