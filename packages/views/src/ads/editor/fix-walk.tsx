import type {} from '@aloft/messages/i18n'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '@aloft/design-system/primitives/icon'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { leadToPart } from '../copy/lead-to.ts'
import * as css from './fix-walk.css.ts'
import type { FixTarget } from './use-fix-targets.ts'

export interface FixWalkProps {
  /** What blocks the launch, in the order of the page. */
  fixes: readonly FixTarget[]
  /** Leads to a field, wherever it is. */
  onLead?: (fix: FixTarget) => void
  /** The link or button to press once everything is fixed. */
  children?: ReactNode
}

/** The field that the walk has reached, and its place among those that were left then. */
interface Step extends FixTarget {
  readonly place: number
}

function isInside({ id, section }: FixTarget, target: EventTarget | null): boolean {
  const place = id === null ? null : document.getElementById(id)
  const around = place ?? document.querySelector(`[data-section="${section}"]`)
  return target instanceof Node && around !== null && around.contains(target)
}

/** Whether Enter in this element belongs to the element: it opens, chooses or adds something. */
function takesEnter({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || target.closest('button, a, summary, select')) return true
  return defaultPrevented && target instanceof HTMLInputElement && target.value !== ''
}

/**
 * The number of fields to fix before a launch, as a button that leads to the first. Enter in a fixed field leads to the
 * next, and from the last one to the launch (EDT-12).
 */
export function FixWalk({ fixes, onLead = leadToPart, children }: FixWalkProps) {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step | null>(null)
  const [status, setStatus] = useState('')
  const end = useRef<HTMLSpanElement>(null)
  const left = fixes.findIndex(({ field }) => field === step?.field)

  const leadToNext = () => {
    const place = step === null ? 0 : left < 0 ? step.place : left + 1
    const next = fixes[place] ?? fixes[0]
    if (!next) {
      setStep(null)
      setStatus(t('editor.fix.done'))
      end.current?.querySelector<HTMLElement>('a, button')?.focus()
      return
    }
    onLead(next)
    setStep({ ...next, place: fixes.indexOf(next) })
    setStatus(t('editor.fix.step', { field: next.label, count: fixes.length }))
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, shiftKey, ctrlKey, metaKey, altKey } = event
    if (key !== 'Enter' || isComposing || shiftKey || ctrlKey || metaKey || altKey) return
    if (!step || !isInside(step, event.target) || takesEnter(event)) return
    if (left >= 0) {
      setStatus(t('editor.fix.notYet', { field: step.label }))
      return
    }
    event.preventDefault()
    leadToNext()
  })
  const isWalking = step !== null
  useEffect(() => {
    if (!isWalking) return undefined
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isWalking])
  return (
    <>
      {fixes.length > 0 ? (
        <button type="button" className={css.fix} title={t('editor.fix.hint')} onClick={leadToNext}>
          <Icon name="rejected" size={14} />
          {t('editor.ready.blocks', { count: fixes.length })}
        </button>
      ) : null}
      {isWalking ? (
        <span className={css.hint}>{t(fixes.length > 0 ? 'editor.fix.enter' : 'editor.fix.last')}</span>
      ) : null}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      <span ref={end} className={css.end}>
        {children}
      </span>
    </>
  )
}
