import type {} from '@aloft/messages/i18n'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { button, touchable } from '@aloft/design-system/primitives/button.css'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import * as question from './question.css.ts'
import * as css from './sold-question.css.ts'

export interface SoldQuestionProps {
  /** Guesses at what they sell, likeliest first. */
  guesses: readonly string[]
  /** Their answer; undefined if there's none yet. */
  answer?: string | undefined
  /** Left out if the user has no right to answer. */
  onAnswer?: ((value: string) => void) | undefined
}

/** Asks what a business sells, with guesses to press (ONB-03, BRF-06). An answer can be changed. */
export function SoldQuestion({ guesses, answer, onAnswer }: SoldQuestionProps) {
  const { t } = useTranslation()
  const [isReopened, setReopened] = useState(false)
  const [words, setWords] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const isAnswered = answer !== undefined && !isReopened

  // The pressed button disappears; its replacement gets the focus.
  useEffect(() => {
    if (wantsFocus.current) frame.current?.querySelector<HTMLElement>('button, input')?.focus()
    wantsFocus.current = false
  }, [isAnswered])
  const choose = (value: string) => {
    wantsFocus.current = true
    setReopened(false)
    onAnswer?.(value)
  }
  const reopen = () => {
    wantsFocus.current = true
    setWords(answer ?? '')
    setReopened(true)
  }
  const typed = words.replaceAll(/\s+/g, ' ').trim()
  const submit = () => {
    if (typed !== '') choose(typed)
  }

  if (isAnswered || !onAnswer) {
    return (
      <div ref={frame} className={question.answered}>
        <Text as="div" size={16} tone={answer === undefined ? 'soft' : 'ink'}>
          <bdi>{answer ?? t('onboarding.sold.unanswered')}</bdi>
        </Text>
        {onAnswer ? (
          <Button variant="quiet" size="small" onPress={reopen}>
            {t('onboarding.question.change')}
          </Button>
        ) : null}
      </div>
    )
  }
  return (
    <div ref={frame} className={question.ask}>
      <p className={css.ask}>
        <strong className={question.strong}>{t('onboarding.sold.question')}</strong>{' '}
        {t('onboarding.sold.why')}
      </p>
      {guesses.length > 0 ? (
        <div className={css.guesses}>
          {guesses.map((guess) => (
            <button
              key={guess}
              type="button"
              dir="auto"
              className={`${button({ variant: 'secondary', size: 'small', width: 'fit' })} ${touchable} ${question.choose}`}
              onClick={() => choose(guess)}
            >
              {guess}
            </button>
          ))}
        </div>
      ) : null}
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={css.field}>
          <TextField
            label={t(guesses.length > 0 ? 'onboarding.sold.ownWords' : 'onboarding.sold.words')}
            name="sold"
            value={words}
            onChange={(value) => setWords(value.slice(0, longest))}
            placeholder={t('onboarding.sold.example')}
          />
        </div>
        <Button type="submit" size="small" isDisabled={typed === ''}>
          {t('onboarding.sold.save')}
        </Button>
      </form>
    </div>
  )
}

/** Length that fits in an ad, in characters. */
const longest = 50
