import { checkFactAnswer, type FactAnswerFailure } from '@aloft/domain/briefs/fact-answer.rules'
import type { FactNeed } from '@aloft/domain/facts/copy-basis.entity'
import type {} from '@aloft/messages/i18n'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './copy-gap.css.ts'
import { useTokenWords } from '../../plans/token-price.tsx'

/** Why an answer was not saved in the brief. */
export type AnswerFailure = FactAnswerFailure | 'briefFull' | 'conflict' | 'failed'

export interface CopyGapProps {
  /** Name of the empty field. */
  field: string
  /** The missing fact; null if the brief has enough and only the text is missing. */
  need: FactNeed | null
  /** AI tokens that writing it costs. */
  tokenPrice: number
  /** Stores an answer in the brief; left out if the ad is read-only. */
  onAnswer?: ((need: FactNeed, answer: string) => Promise<AnswerFailure | null>) | undefined
  onWrite?: (() => Promise<void>) | undefined
}

interface AnswerProps {
  need: FactNeed
  onAnswer: NonNullable<CopyGapProps['onAnswer']>
  onAdded: () => void
  onCancel: () => void
}

function Answer({ need, onAnswer, onAdded, onCancel }: AnswerProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState('')
  const [failure, setFailure] = useState<AnswerFailure | null>(null)
  const [isSaving, setSaving] = useState(false)
  const cancel = useRef(onCancel)
  useEffect(() => {
    cancel.current = onCancel
  })
  useEffect(() => {
    const box = input.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel.current()
    }
    box?.focus()
    box?.addEventListener('keydown', onKeyDown)
    return () => box?.removeEventListener('keydown', onKeyDown)
  }, [])
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSaving) return
    let found: AnswerFailure | null = checkFactAnswer(need, answer)
    if (!found) {
      setSaving(true)
      found = await onAnswer(need, answer)
      setSaving(false)
    }
    setFailure(found)
    if (found) input.current?.focus()
    else onAdded()
  }
  const error =
    failure === null
      ? undefined
      : failure === 'requiredValue'
        ? t('requiredValue')
        : t(`copyBasis.gap.failures.${failure}`)
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={input}
        label={t(`copyBasis.gap.questions.${need}`)}
        name={`answer-${need}`}
        value={answer}
        hint={t(`copyBasis.gap.hints.${need}`)}
        error={error}
        onChange={(value) => {
          setAnswer(value)
          setFailure(null)
        }}
      />
      <div className={css.buttons}>
        <Button type="submit" size="small" isLoading={isSaving}>
          {t('copyBasis.gap.keep')}
        </Button>
        <Button size="small" variant="quiet" onPress={onCancel}>
          {t('copyBasis.gap.cancel')}
        </Button>
      </div>
    </form>
  )
}

interface WriteProps {
  field: string
  words: string
  tokenPrice: number
  onWrite: CopyGapProps['onWrite']
  /** The form that had the focus is gone after an answer. */
  takesFocus: boolean
}

function Write({ field, words, tokenPrice, onWrite, takesFocus }: WriteProps) {
  const { t } = useTranslation()
  const price = useTokenWords(tokenPrice)
  const button = useRef<HTMLButtonElement>(null)
  const [isWriting, setWriting] = useState(false)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <div className={css.line}>
      <span className={css.words} role="status">
        {words}
      </span>
      {onWrite ? (
        <Button
          ref={button}
          size="small"
          isLoading={isWriting}
          onPress={() => {
            setWriting(true)
            void onWrite().finally(() => setWriting(false))
          }}
        >
          {t('copyBasis.gap.write')}, {price}{' '}
          <VisuallyHidden>{t('copyBasis.gap.of', { field })}</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  )
}

/** Shown under an empty text of an ad: the missing fact, with a question the user can answer in place. */
export function CopyGap({ field, need, tokenPrice, onAnswer, onWrite }: CopyGapProps) {
  const { t } = useTranslation()
  const [step, setStep] = useState<'closed' | 'open' | 'cancelled' | 'added'>('closed')
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (step === 'cancelled') opener.current?.focus()
  }, [step])
  if (step === 'added' || need === null) {
    const words = t(step === 'added' ? 'copyBasis.gap.added' : 'copyBasis.gap.enough')
    return (
      <Write
        field={field}
        words={words}
        tokenPrice={tokenPrice}
        onWrite={onWrite}
        takesFocus={step === 'added'}
      />
    )
  }
  if (step === 'open' && onAnswer) {
    return (
      <Answer
        need={need}
        onAnswer={onAnswer}
        onAdded={() => setStep('added')}
        onCancel={() => setStep('cancelled')}
      />
    )
  }
  return (
    <div className={css.line}>
      <span className={css.words}>{t(`copyBasis.gap.fills.${need}`)}</span>
      {onAnswer ? (
        <button ref={opener} type="button" className={css.opener} onClick={() => setStep('open')}>
          {t(`copyBasis.gap.add.${need}`)} <VisuallyHidden>{t('copyBasis.gap.of', { field })}</VisuallyHidden>
        </button>
      ) : null}
    </div>
  )
}
