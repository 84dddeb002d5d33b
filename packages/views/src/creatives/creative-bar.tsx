import { formatNumber } from '@aloft/domain/core/numbers'
import { type ActionOutcome, ActionBar } from '@aloft/design-system/patterns/action-bar'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'

export const barActions = ['archive', 'restore', 'download', 'delete'] as const
export type CreativeBarAction = (typeof barActions)[number]

/** Selecting several creatives, and acting on them. */
export interface ManyCreatives {
  readonly ids: ReadonlySet<string>
  readonly onPick: (id: string) => void
  /** Selects exactly these. */
  readonly onPickAll: (ids: readonly string[]) => void
  readonly actions: readonly CreativeBarAction[]
  readonly onAct: (action: CreativeBarAction) => void
  readonly pending: CreativeBarAction | null
  /** What the last action did, until it's closed. */
  readonly done: CreativeOutcome | null
  readonly onClose: () => void
}

export interface CreativeOutcome {
  readonly action: Exclude<CreativeBarAction, 'download'>
  readonly numDone: number
  /** Creatives that can't be deleted, each with the ad that shows it; null if a launch has shown it. */
  readonly stays: readonly { readonly name: string; readonly shownBy: string | null }[]
  readonly onUndo?: (() => void) | undefined
}

export interface CreativeBarProps {
  many: ManyCreatives
  /** All that can be selected. */
  ids: readonly string[]
}

const doneWords = { archive: 'archived', restore: 'restored', delete: 'deleted' } as const

/** What can be done with the selected creatives, and what was done. */
export function CreativeBar({ many, ids }: CreativeBarProps) {
  const { t } = useTranslation()
  const { actions, onAct, onPickAll, pending, done } = many
  const count = many.ids.size
  const all = count < ids.length ? [{ id: 'all', label: t('creativeList.many.all') } as const] : []
  return (
    <ActionBar
      label={t('creativeList.many.label')}
      selected={count === 0 ? null : t('creativeList.many.count', { count, number: formatNumber(count) })}
      actions={[
        ...all,
        ...actions.map((id) => ({
          id,
          label: t(`creativeList.many.actions.${id}`),
          isDangerous: id === 'delete',
        })),
      ]}
      onAct={(id) => (id === 'all' ? onPickAll(ids) : onAct(id))}
      pending={pending}
      clear={t('creativeList.many.clear')}
      onClear={() => onPickAll([])}
      outcome={done && outcomeOf(t, done, many.onClose)}
    />
  )
}

function outcomeOf(
  t: ReturnType<typeof useTranslation>['t'],
  { action, numDone, stays, onUndo }: CreativeOutcome,
  onClose: () => void,
): ActionOutcome {
  return {
    title:
      numDone === 0
        ? t('creativeList.many.deletedNone')
        : t(`creativeList.many.${doneWords[action]}`, { count: numDone }),
    refused: stays.map(({ name, shownBy: ad }) =>
      ad === null
        ? t('creativeList.many.stays.launched', { name })
        : t('creativeList.many.stays.inUse', { name, ad }),
    ),
    onUndo,
    close: t('creativeList.many.close'),
    onClose,
  }
}
