import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Stack } from '@aloft/design-system/primitives/stack'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './lint-notes.css.ts'

/** A message of the linter about a text. */
export interface LintNote {
  /** Id of the rule, such as `G06`. */
  rule: string
  /** An error blocks the launch, a warning doesn't. */
  severity: 'error' | 'warning'
  /** In the user's language. */
  message: string
  /** How to fix it; may be empty. */
  hint: string
  /** Position in the text, in `slice` offsets; null if it's about the whole text. */
  span: { readonly start: number; readonly end: number } | null
  /** The whole text, corrected; null if only its writer can correct it. */
  suggestion: string | null
}

export interface LintNotesProps {
  notes: readonly LintNote[]
  /** The text that the messages are about. */
  value: string
  /** Called with the corrected text; without it, no fix is offered. */
  onApply?: ((suggestion: string) => void) | undefined
  id?: string | undefined
}

/** A longer corrected text doesn't fit beside its message, so the button has a shorter label. */
const longestOffer = 36

/** Which label the button for a correction has. */
export function offerOf(suggestion: string): 'takeOut' | 'use' | 'useLong' {
  if (suggestion === '') return 'takeOut'
  return suggestion.length > longestOffer ? 'useLong' : 'use'
}

function Note({ note, value, onApply }: { note: LintNote } & Pick<LintNotesProps, 'value' | 'onApply'>) {
  const { t } = useTranslation()
  const { severity, message, hint, span, suggestion } = note
  const quoted = span ? value.slice(span.start, span.end).trim() : ''
  return (
    <li className={css.note}>
      <span className={css.words}>
        <span className={css.mark({ severity })}>
          <Icon name={severity === 'error' ? 'rejected' : 'warning'} label={t(`editor.notes.${severity}`)} />
        </span>
        <span className={css.text}>
          <strong className={css.message({ severity })}>{message}</strong>{' '}
          {quoted && quoted !== value.trim() ? (
            <>
              <q className={css.quote}>
                <bdi>{t('editor.notes.quote', { text: quoted })}</bdi>
              </q>
              {hint ? <VisuallyHidden>.</VisuallyHidden> : null}{' '}
            </>
          ) : null}
          {hint}
        </span>
      </span>
      {suggestion !== null && onApply ? (
        <button
          type="button"
          className={css.repair}
          title={suggestion === '' ? undefined : suggestion}
          onClick={() => onApply(suggestion)}
        >
          {t(`editor.notes.${offerOf(suggestion)}`, { text: suggestion })}
        </button>
      ) : null}
    </li>
  )
}

/** Messages under their field, each with its reason and, if there is one, its fix. */
export function LintNotes({ notes, value, onApply, id }: LintNotesProps) {
  const { t } = useTranslation()
  if (notes.length === 0) return null
  return (
    <Stack id={id} as="ul" gap={6} aria-label={t('editor.notes.label')}>
      {notes.map((note) => (
        <Note key={`${note.rule}-${note.span?.start ?? 0}`} note={note} value={value} onApply={onApply} />
      ))}
    </Stack>
  )
}
