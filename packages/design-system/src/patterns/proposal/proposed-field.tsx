import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { Button } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { Spinner } from '../../primitives/spinner.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'
import { DifferingWords } from '../differing-words.tsx'
import { ChangedWords } from './changed-words.tsx'
import * as css from './proposed-field.css.ts'

/** A value that is proposed for a field, as text. */
export interface ProposedField {
  readonly id: string
  readonly label: string
  /** The value when it was proposed; empty without one. */
  readonly base: string
  readonly current: string
  readonly proposed: string
  readonly why: string | null
  readonly state: 'open' | 'saving' | 'accepted' | 'rejected'
  /** Who changed the field after the proposal was made, to something else. */
  readonly change?: {
    readonly author: { readonly isReader: true } | { readonly name: string } | null
    readonly date: Date | null
  } | null
  /** Why it couldn't be saved. */
  readonly problem?: string | null
}

export interface ProposedFieldProps {
  field: ProposedField
  isReadOnly: boolean
  onAccept: () => void
  onReject: () => void
  onUndo: () => void
}

/** Values longer than this have unchanged words left out, or are cut after some lines. */
const longest = 240

/** One field of a proposal: what changes in it, why, and the user's decision. */
export function ProposedFieldRow({ field, isReadOnly, onAccept, onReject, onUndo }: ProposedFieldProps) {
  const { t } = useTranslation()
  const { id, label, base, current, proposed, why, state, change, problem } = field
  const [isWhole, setIsWhole] = useState(false)
  const isLong = Math.max(base.length, current.length, proposed.length) > longest
  const isCut = isLong && !isWhole
  const isOpen = state === 'open'
  const isConflict = isOpen && Boolean(change)
  return (
    <li className={css.row} data-field={id}>
      <div className={css.head}>
        <h4 className={css.label}>{label}</h4>
        <Decision field={field} isReadOnly={isReadOnly} onUndo={onUndo} />
        {isOpen && !isReadOnly && !isConflict ? (
          <span className={css.answers}>
            <IconAnswer name="check" label={t('proposal.accept', { field: label })} onPress={onAccept} />
            <IconAnswer name="close" label={t('proposal.reject', { field: label })} onPress={onReject} />
          </span>
        ) : null}
      </div>
      {isConflict ? (
        <Sides field={field} isCut={isCut} isReadOnly={isReadOnly} onAccept={onAccept} onReject={onReject} />
      ) : (
        <div className={css.value({ isCut, isRejected: state === 'rejected' })}>
          {state === 'rejected' ? (
            <span className={css.words} dir="auto">
              {current || t('proposal.empty')}
            </span>
          ) : (
            <ChangedWords now={base} proposed={proposed} isShort={isCut} />
          )}
        </div>
      )}
      {isLong ? (
        <button
          type="button"
          className={css.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'proposal.showLess' : 'proposal.showAll')}
        </button>
      ) : null}
      {why !== null && state !== 'rejected' ? <p className={css.why}>{why}</p> : null}
      {problem ? (
        <p className={css.problem} role="alert">
          <Icon name="error" size={14} />
          <span>{problem}</span>
        </p>
      ) : null}
    </li>
  )
}

/** What was decided, with Undo. */
function Decision({
  field: { label, state },
  isReadOnly,
  onUndo,
}: Pick<ProposedFieldProps, 'field' | 'isReadOnly' | 'onUndo'>) {
  const { t } = useTranslation()
  if (state === 'open') return null
  if (state === 'saving')
    return (
      <span className={css.tag({ state })}>
        <Spinner />
        {t('proposal.saving')}
      </span>
    )
  return (
    <span className={css.answers}>
      <span className={css.tag({ state })}>
        <Icon name={state === 'accepted' ? 'check' : 'close'} size={14} />
        {t(`proposal.${state}`)}
      </span>
      {isReadOnly ? null : (
        <button
          type="button"
          className={css.undo}
          data-answer="undo"
          aria-label={t('proposal.undoField', { field: label })}
          onClick={onUndo}
        >
          {t('proposal.undo')}
        </button>
      )}
    </span>
  )
}

function IconAnswer({
  name,
  label,
  onPress,
}: {
  name: 'check' | 'close'
  label: string
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className={css.answer({ name })}
      data-answer={name}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name={name} />
    </button>
  )
}

/** Both sides of a field that somebody changed after the proposal was made. */
function Sides({
  field: { label, current, proposed, change },
  isCut,
  isReadOnly,
  onAccept,
  onReject,
}: Omit<ProposedFieldProps, 'onUndo'> & { isCut: boolean }) {
  const { t } = useTranslation()
  const author = change?.author ?? null
  return (
    <Stack gap={8}>
      <p className={css.changed}>
        <Icon name="warning" size={14} />
        <span>
          {author === null
            ? t('proposal.changed.unknown')
            : 'name' in author
              ? t('proposal.changed.byName', author)
              : t('proposal.changed.byReader')}
          {change?.date ? <span className={css.date}> {formatDate(change.date, 'dateTime')}</span> : null}
        </span>
      </p>
      <div className={css.side({ isChanged: true })}>
        <p className={css.whose}>{t('proposal.now')}</p>
        <p className={css.sideWords({ isCut })} dir="auto">
          <DifferingWords text={current} other={proposed} />
        </p>
      </div>
      <div className={css.side({ isChanged: false })}>
        <p className={css.whose}>{t('proposal.proposed')}</p>
        <p className={css.sideWords({ isCut })} dir="auto">
          <DifferingWords text={proposed} other={current} />
        </p>
      </div>
      {isReadOnly ? null : (
        <div className={css.choices} role="group" aria-label={label}>
          <span data-answer="check">
            <Button size="small" onPress={onAccept}>
              {t('proposal.changed.useProposed')}
            </Button>
          </span>
          <Button size="small" onPress={onReject}>
            {t('proposal.changed.useCurrent')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
