import type {} from '@aloft/messages/i18n'
import { Button } from '../primitives/button.tsx'
import { Cluster } from '../primitives/cluster.tsx'
import { Notice } from '../primitives/notice.tsx'
import { useTranslation } from '../primitives/use-translation.ts'
import * as css from './action-bar.css.ts'

export interface BarAction<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly isDangerous?: boolean
  /** What most people select things for. */
  readonly isMain?: boolean
}

/** What an action did, until somebody closes it. */
export interface ActionOutcome {
  readonly title: string
  /** A line for each thing that the action left as it was. */
  readonly refused: readonly string[]
  readonly onUndo?: (() => void) | undefined
  /** Label of the button that closes it. */
  readonly close: string
  readonly onClose: () => void
}

export interface ActionBarProps<Id extends string> {
  /** Names the bar for screen readers. */
  label: string
  /** How many things are selected, in words; null for none, which hides the bar. */
  selected: string | null
  actions: readonly BarAction<Id>[]
  onAct: (id: Id) => void
  /** The running action. */
  pending: Id | null
  /** Label of the button that clears the selection. */
  clear: string
  onClear: () => void
  outcome: ActionOutcome | null
}

/** What can be done with the selected things of a list, and what was done. */
export function ActionBar<Id extends string>({
  label,
  selected,
  actions,
  onAct,
  pending,
  clear,
  onClear,
  outcome,
}: ActionBarProps<Id>) {
  return (
    <>
      {outcome ? <Outcome {...outcome} /> : null}
      {selected === null ? null : (
        <div className={css.bar} role="group" aria-label={label}>
          <span role="status" className={css.count}>
            {selected}
          </span>
          <Cluster gap={8}>
            {actions.map((action) => (
              <Button
                key={action.id}
                size="small"
                variant={action.isDangerous ? 'danger' : action.isMain ? 'primary' : 'secondary'}
                isLoading={pending === action.id}
                isWaiting={pending !== null && pending !== action.id}
                onPress={() => onAct(action.id)}
              >
                {action.label}
              </Button>
            ))}
            <Button size="small" variant="quiet" onPress={onClear}>
              {clear}
            </Button>
          </Cluster>
        </div>
      )}
    </>
  )
}

function Outcome({ title, refused, onUndo, close, onClose }: ActionOutcome) {
  const { t } = useTranslation()
  return (
    <Notice
      tone={refused.length > 0 ? 'warning' : 'success'}
      title={title}
      action={
        <Cluster gap={4}>
          {onUndo ? (
            <Button size="small" variant="quiet" onPress={onUndo}>
              {t('undo.press')}
            </Button>
          ) : null}
          <Button size="small" variant="quiet" onPress={onClose}>
            {close}
          </Button>
        </Cluster>
      }
    >
      {refused.length > 0 ? (
        <ul className={css.refused}>
          {refused.map((line, place) => (
            <li key={place}>{line}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}
