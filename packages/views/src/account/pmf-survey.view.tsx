import { checkEmail } from '@aloft/domain/account/email.rules'
import {
  type Disappointment,
  disappointments,
  maxSurveyAnswerLength,
} from '@aloft/domain/account/pmf-survey.rules'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AttemptNotice, type AttemptProps } from './attempt-notice.tsx'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { ChoiceField } from '@aloft/design-system/primitives/choice-field'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Row } from '@aloft/design-system/primitives/row'
import { Text } from '@aloft/design-system/primitives/text'
import { TextAreaField } from '@aloft/design-system/primitives/text-area-field'
import { TextField } from '@aloft/design-system/primitives/text-field'
import * as css from './pmf-survey.css.ts'

/** Questions with a free text as the answer. */
const openQuestions = ['audience', 'benefit', 'improvement'] as const
type OpenQuestion = (typeof openQuestions)[number]

/** Trimmed; an open question may be left empty. */
export interface PmfSurveyAnswers extends Record<OpenQuestion, string> {
  disappointment: Disappointment
}

export interface PmfSurveyViewProps extends AttemptProps {
  /** Never called while pending. The address is trimmed, and empty if the user gave none. */
  onSubmit: (answers: PmfSurveyAnswers, email: string) => void
  /** The answers were sent. */
  isSent?: boolean
  /** Address of the logged-in user. */
  initialEmail?: string | undefined
  homeHref: string
}

/** The four questions about product-market fit, open to everybody; only the first is required. */
export function PmfSurveyView(props: PmfSurveyViewProps) {
  const { isSent = false, homeHref } = props
  const { t } = useTranslation()
  const product = t('productName')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isSent) heading.current?.focus()
  }, [isSent])
  if (!isSent) return <Questions {...props} />
  return (
    <div className={css.form}>
      <div className={css.head}>
        <Heading ref={heading} level={1} size={44}>
          {t('accountPages.survey.thanksTitle')}
        </Heading>
        <Text size={16} tone="soft">
          {t('accountPages.survey.thanksLead')}
        </Text>
      </div>
      <Row>
        <ButtonLink href={homeHref}>{t('accountPages.survey.home', { product })}</ButtonLink>
      </Row>
    </div>
  )
}

function Questions({
  onSubmit,
  isPending = false,
  failure,
  waitSeconds,
  initialEmail = '',
}: PmfSurveyViewProps) {
  const { t } = useTranslation()
  const product = t('productName')
  const [disappointment, setDisappointment] = useState<Disappointment>()
  const [texts, setTexts] = useState<Record<OpenQuestion, string>>({
    audience: '',
    benefit: '',
    improvement: '',
  })
  const [typedEmail, setEmail] = useState<string>()
  // The logged-in user may only be known after the first render.
  const email = typedEmail ?? initialEmail
  const [isSubmitted, setSubmitted] = useState(false)
  const firstChoice = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const isTooLong = (question: OpenQuestion) => texts[question].trim().length > maxSurveyAnswerLength
  const isEmailWrong = email.trim() !== '' && checkEmail(email) !== null

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setSubmitted(true)
    const long = openQuestions.find(isTooLong)
    if (!disappointment) firstChoice.current?.focus()
    else if (long) form.current?.querySelector<HTMLElement>(`[name=${long}]`)?.focus()
    else if (isEmailWrong) emailInput.current?.focus()
    else {
      const [audience, benefit, improvement] = [texts.audience, texts.benefit, texts.improvement].map(
        (text) => text.trim(),
      ) as [string, string, string]
      onSubmit({ disappointment, audience, benefit, improvement }, email.trim())
    }
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <div className={css.head}>
        <Heading level={1} size={44}>
          {t('accountPages.survey.title', { product })}
        </Heading>
        <Text size={16} tone="soft">
          {t('accountPages.survey.lead', { product })}
        </Text>
      </div>
      <ChoiceField
        ref={firstChoice}
        label={t('accountPages.survey.disappointment', { product })}
        name="disappointment"
        choices={disappointments.map((value) => ({
          value,
          label: t(`accountPages.survey.disappointments.${value}`),
        }))}
        value={disappointment}
        onChange={setDisappointment}
        error={isSubmitted && !disappointment ? t('accountPages.survey.disappointmentRequired') : undefined}
      />
      <div className={css.words}>
        {openQuestions.map((question) => (
          <TextAreaField
            key={question}
            label={t(`accountPages.survey.${question}`, { product })}
            name={question}
            optional={t('optional')}
            rows={2}
            value={texts[question]}
            onChange={(text) => setTexts({ ...texts, [question]: text })}
            error={
              isTooLong(question)
                ? t('accountPages.survey.tooLong', { max: maxSurveyAnswerLength })
                : undefined
            }
          />
        ))}
        <div className={css.email}>
          <TextField
            ref={emailInput}
            label={t('accountPages.survey.email')}
            name="email"
            type="email"
            autoComplete="email"
            optional={t('optional')}
            value={email}
            onChange={setEmail}
            hint={t('accountPages.survey.emailHint')}
            error={isSubmitted && isEmailWrong ? t('account.emailInvalid') : undefined}
          />
        </div>
      </div>
      <AttemptNotice failure={failure} waitSeconds={waitSeconds} />
      <Row>
        <Button type="submit" variant="primary" size="large" isLoading={isPending}>
          {t('accountPages.survey.submit')}
        </Button>
      </Row>
    </form>
  )
}
