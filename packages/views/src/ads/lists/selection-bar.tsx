import { formatNumber } from '@aloft/domain/core/numbers'
import type {} from '@aloft/messages/i18n'
import { ActionBar } from '@aloft/design-system/patterns/action-bar'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { Selection } from './row-pick.tsx'

export const manyActions = ['archive', 'duplicate', 'stop'] as const
export type ManyAction = (typeof manyActions)[number]

/** Why an action left an ad as it was. */
export type ManyRefusal = 'underWay' | 'notLive' | 'maxAds' | 'maxDrafts' | 'failed'

/** What an action did with several ads. */
export interface ManyResult {
  readonly action: ManyAction
  readonly numDone: number
  readonly refused: readonly { readonly name: string; readonly reason: ManyRefusal }[]
}

export interface ManyAds {
  readonly selection: Selection
  /** Those that the user may do. */
  readonly actions: readonly ManyAction[]
  readonly onAct: (action: ManyAction) => void
  /** The running action. */
  readonly pending: ManyAction | null
  /** The result of the last one, until it's closed. */
  readonly result: ManyResult | null
  readonly onCloseResult: () => void
  /** Brings archived ads back. */
  readonly onUndo?: (() => void) | undefined
}

/** What can be done with the selected ads, and what was done. */
export function SelectionBar({ many }: { many: ManyAds }) {
  const { t } = useTranslation()
  const { selection, actions, onAct, pending, result, onCloseResult, onUndo } = many
  const count = selection.ids.size
  return (
    <ActionBar
      label={t('adList.many.label')}
      selected={count === 0 ? null : t('adList.many.count', { count, number: formatNumber(count) })}
      actions={actions.map((id) => ({
        id,
        label: t(`adList.many.actions.${id}`),
        isDangerous: id === 'stop',
      }))}
      onAct={onAct}
      pending={pending}
      clear={t('adList.many.clear')}
      onClear={() => selection.onPickAll([])}
      outcome={
        result && {
          title: t(`adList.many.done.${result.action}`, { count: result.numDone }),
          refused: result.refused.map(({ name, reason }) => t(`adList.many.refused.${reason}`, { name })),
          onUndo,
          close: t('adList.many.close'),
          onClose: onCloseResult,
        }
      }
    />
  )
}
