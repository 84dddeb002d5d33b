import type { Contradiction } from '@aloft/domain/scans/website-data.entity'
import type {} from '@aloft/messages/i18n'
import Split from 'lucide-react/icons/split'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Stack } from '@aloft/design-system/primitives/stack'
import { button, touchable } from '@aloft/design-system/primitives/button.css'
import { Text } from '@aloft/design-system/primitives/text'
import type { PageTitles } from './evidence.tsx'
import { PageLink } from './page-link.tsx'
import * as css from './question.css.ts'

export interface QuestionProps {
  answers: Contradiction['answers']
  /** The chosen answer; null for neither, undefined if there's none yet. */
  answer?: string | null | undefined
  onAnswer: (value: string | null) => void
  titles?: PageTitles
}

/** Shown if pages contradict each other: the owner chooses the correct value. An answer can be changed. */
export function Question({ answers, answer, onAnswer, titles = {} }: QuestionProps) {
  const { t } = useTranslation()
  const [isReopened, setReopened] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const isAnswered = answer !== undefined && !isReopened

  // The pressed button disappears; its replacement gets the focus.
  useEffect(() => {
    if (wantsFocus.current) frame.current?.querySelector('button')?.focus()
    wantsFocus.current = false
  }, [isAnswered])
  const choose = (value: string | null) => {
    wantsFocus.current = true
    setReopened(false)
    onAnswer(value)
  }
  const reopen = () => {
    wantsFocus.current = true
    setReopened(true)
  }

  if (isAnswered) {
    return (
      <div ref={frame} className={css.answered}>
        <Text as="div" size={16}>
          <bdi>{answer ?? t('onboarding.question.neitherChosen')}</bdi>
        </Text>
        <Button variant="quiet" size="small" onPress={reopen}>
          {t('onboarding.question.change')}
        </Button>
      </div>
    )
  }
  return (
    <div ref={frame} className={css.ask}>
      <div className={css.words}>
        <span className={css.mark}>
          <Split size={16} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <p>
          <strong className={css.strong}>
            {answers.length === 2
              ? t('onboarding.question.twoDisagree')
              : t('onboarding.question.severalDisagree', { number: answers.length })}
          </strong>{' '}
          {t('onboarding.question.which')}
        </p>
      </div>
      <Stack gap={8} align="start">
        {answers.map(({ value, evidence }) => (
          <div key={value} className={css.answer}>
            <button
              type="button"
              dir="auto"
              className={`${button({ variant: 'secondary', size: 'small', width: 'fit' })} ${touchable} ${css.choose}`}
              onClick={() => choose(value)}
            >
              {value}
            </button>
            <span>
              {t('onboarding.question.states')} <PageLink url={evidence.url} title={titles[evidence.url]} />
            </span>
          </div>
        ))}
        <div className={css.neither}>
          <Button variant="quiet" size="small" onPress={() => choose(null)}>
            {t('onboarding.question.neither')}
          </Button>
        </div>
      </Stack>
    </div>
  )
}
