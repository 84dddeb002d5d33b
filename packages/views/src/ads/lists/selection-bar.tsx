import { formatNumber } from '@aloft/domain/core/numbers'
import type {} from '@aloft/messages/i18n'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Notice } from '@aloft/design-system/primitives/notice'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { Selection } from './row-pick.tsx'
import * as css from './selection-bar.css.ts'

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
  const { selection, actions, onAct, pending, result } = many
  const count = selection.ids.size
  return (
    <>
      {result ? <Result {...many} result={result} /> : null}
      {count > 0 ? (
        <div className={css.bar} role="group" aria-label={t('adList.many.label')}>
          <span role="status" className={css.count}>
            {t('adList.many.count', { count, number: formatNumber(count) })}
          </span>
          <Cluster gap={8}>
            {actions.map((action) => (
              <Button
                key={action}
                size="small"
                variant={action === 'stop' ? 'danger' : 'secondary'}
                isLoading={pending === action}
                isWaiting={pending !== null && pending !== action}
                onPress={() => onAct(action)}
              >
                {t(`adList.many.actions.${action}`)}
              </Button>
            ))}
            <Button size="small" variant="quiet" onPress={() => selection.onPickAll([])}>
              {t('adList.many.clear')}
            </Button>
          </Cluster>
        </div>
      ) : null}
    </>
  )
}

function Result({ result, onCloseResult, onUndo }: ManyAds & { result: ManyResult }) {
  const { t } = useTranslation()
  const { action, numDone, refused } = result
  return (
    <Notice
      tone={refused.length > 0 ? 'warning' : 'success'}
      title={t(`adList.many.done.${action}`, { count: numDone })}
      action={
        <Cluster gap={4}>
          {onUndo ? (
            <Button size="small" variant="quiet" onPress={onUndo}>
              {t('undo.press')}
            </Button>
          ) : null}
          <Button size="small" variant="quiet" onPress={onCloseResult}>
            {t('adList.many.close')}
          </Button>
        </Cluster>
      }
    >
      {refused.length > 0 ? (
        <ul className={css.refused}>
          {refused.map(({ name, reason }, place) => (
            <li key={place}>{t(`adList.many.refused.${reason}`, { name })}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}
