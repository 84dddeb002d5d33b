import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '../primitives/use-translation.ts'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { Spinner } from '../primitives/spinner.tsx'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as css from './save-state.css.ts'
import { ToolIcon } from './tool-icon.tsx'

export type SaveStateName = 'saved' | 'saving' | 'unsaved' | 'failed' | 'offline' | 'conflict'

export interface SaveStateProps {
  state: SaveStateName
  /** The last successful save; null if nothing was saved yet. */
  savedAt: Date | null
  /** With it, a save on another day is shown with its date. */
  now?: Date | undefined
  /** Shown beside a failed save. */
  onRetry?: (() => void) | undefined
}

function timeOf(savedAt: Date, now: Date | undefined): string {
  const isOtherDay = now !== undefined && formatDate(now, 'iso') !== formatDate(savedAt, 'iso')
  const whole = formatDate(savedAt, 'dateTime')
  return isOtherDay ? whole : (whole.split(' ').at(-1) ?? whole)
}

function useSaveWords({ state, savedAt, now }: SaveStateProps): string {
  const { t } = useTranslation()
  if (state !== 'saved') return t(`editor.save.${state}`)
  return savedAt ? t('editor.save.saved', { time: timeOf(savedAt, now) }) : t('editor.save.savedPlain')
}

/** The last state worth announcing: the states in between change with every typed word. */
function useSpoken(state: SaveStateName, words: string): string {
  const isSettled = state !== 'saving' && state !== 'unsaved'
  const [lastSettled, setLastSettled] = useState(isSettled ? words : '')
  const [spoken, setSpoken] = useState('')
  if (isSettled && words !== lastSettled) {
    setLastSettled(words)
    setSpoken(words)
  }
  return spoken
}

/** Whether the user's edits are saved, shown beside the title of what they edit. */
export function SaveState(props: SaveStateProps) {
  const { state, onRetry } = props
  const { t } = useTranslation()
  const words = useSaveWords(props)
  const spoken = useSpoken(state, words)
  return (
    <span className={css.line({ state })} data-testid="save-state">
      <span className={css.mark({ state })}>
        {state === 'saving' ? (
          <Spinner />
        ) : state === 'failed' ? (
          <Icon name="error" />
        ) : state === 'conflict' ? (
          <Icon name="warning" />
        ) : (
          <ToolIcon name={state} />
        )}
      </span>
      {words}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      {state === 'failed' && onRetry ? (
        <Button variant="quiet" size="small" onPress={onRetry}>
          {t('editor.save.retry')}
        </Button>
      ) : null}
    </span>
  )
}
