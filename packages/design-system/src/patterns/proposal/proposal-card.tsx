import type {} from '@aloft/messages/i18n'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../primitives/button.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import * as css from './proposal-card.css.ts'
import { type ProposedField, ProposedFieldRow } from './proposed-field.tsx'

export interface ProposalCardProps {
  fields: readonly ProposedField[]
  /** What the fields belong to, such as an ad's name. */
  subject?: string | undefined
  /** Readers see what's proposed but can't decide. */
  isReadOnly?: boolean
  onAccept: (ids: readonly string[]) => void
  onReject: (ids: readonly string[]) => void
  /** Brings the value from before an accepted one back, or opens a rejected one again. */
  onUndo: (id: string) => void
}

/**
 * What somebody else suggests for some fields. Users accept or reject each, or all that nobody has changed meanwhile;
 * changed ones are shown with both sides.
 */
export function ProposalCard({
  fields,
  subject,
  isReadOnly = false,
  onAccept,
  onReject,
  onUndo,
}: ProposalCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { list, followFrom } = useFocusOfDecisions(fields)
  const open = fields.filter(({ state }) => state === 'open')
  const together = open.filter(({ change }) => !change).map(({ id }) => id)
  const isFirst = open.length === fields.length
  const decide = (ids: readonly string[], act: (ids: readonly string[]) => void) => {
    followFrom(ids.at(-1) ?? null)
    act(ids)
  }
  const isBusy = fields.some(({ state }) => state === 'saving')
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <div className={css.head}>
        <h3 id={titleId} className={css.title}>
          {t('proposal.title', { count: fields.length })}
        </h3>
        {subject === undefined ? null : (
          <bdi className={css.subject} title={subject}>
            {subject}
          </bdi>
        )}
      </div>
      <ul ref={list} className={css.list}>
        {fields.map((field) => (
          <ProposedFieldRow
            key={field.id}
            field={field}
            isReadOnly={isReadOnly}
            onAccept={() => decide([field.id], onAccept)}
            onReject={() => decide([field.id], onReject)}
            onUndo={() => {
              followFrom(field.id)
              onUndo(field.id)
            }}
          />
        ))}
      </ul>
      {isReadOnly ? <p className={css.note}>{t('proposal.readOnly')}</p> : null}
      {!isReadOnly && together.length > 1 ? (
        <div className={css.foot}>
          <Button size="small" isWaiting={isBusy} onPress={() => decide(together, onAccept)}>
            {t(isFirst ? 'proposal.acceptAll' : 'proposal.acceptRest')}
          </Button>
          <Button size="small" variant="quiet" isWaiting={isBusy} onPress={() => decide(together, onReject)}>
            {t(isFirst ? 'proposal.rejectAll' : 'proposal.rejectRest')}
          </Button>
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{isFirst || isBusy ? '' : t('proposal.left', { count: open.length })}</span>
      </VisuallyHidden>
    </section>
  )
}

/**
 * A decision removes the button that was pressed. The focus continues with the next open field, or with the decision's
 * Undo if there's none.
 */
function useFocusOfDecisions(fields: readonly ProposedField[]) {
  const list = useRef<HTMLUListElement>(null)
  const from = useRef<string | null>(null)
  useEffect(() => {
    const id = from.current
    const row = list.current
    if (id === null || !row || fields.some(({ state }) => state === 'saving')) return
    // A press that changed nothing has left its button where it was; elsewhere the user has moved on.
    if (document.activeElement !== document.body) {
      if (!row.parentElement?.contains(document.activeElement)) from.current = null
      return
    }
    from.current = null
    const place = fields.findIndex((field) => field.id === id)
    const isAgainOpen = fields[place]?.state === 'open'
    const next = isAgainOpen
      ? fields[place]
      : [...fields.slice(place + 1), ...fields.slice(0, place)].find(({ state }) => state === 'open')
    const answer = next
      ? `[data-field="${CSS.escape(next.id)}"] :is(button[data-answer=check], [data-answer=check] button)`
      : `[data-field="${CSS.escape(id)}"] [data-answer=undo]`
    row.querySelector<HTMLElement>(answer)?.focus()
  }, [fields])
  return { list, followFrom: (id: string | null) => void (from.current = id) }
}
