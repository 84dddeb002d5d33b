import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import * as css from './publish-bar.css.ts'
import { ToolButton } from '@aloft/design-system/patterns/tool-button'

export interface PublishBarProps {
  /** Whether the draft is the current version, differs from it, or there's none yet (PUB-02, PUB-03). */
  state: 'never' | 'changed' | 'published'
  isPending?: boolean
  /** Left out if nothing can be published. */
  onPublish?: (() => void) | undefined
  onVersions?: (() => void) | undefined
}

/** How an ad's draft compares with its published version, with a button to publish it (PUB-05, PUB-06). */
export function PublishBar({ state, isPending = false, onPublish, onVersions }: PublishBarProps) {
  const { t } = useTranslation()
  const canPublish = onPublish && state !== 'published'
  return (
    <div className={css.bar}>
      {onVersions ? (
        <ToolButton icon="history" label={t('publishing.versions')} onPress={onVersions} />
      ) : null}
      <span className={state === 'published' ? css.state : `${css.state} ${css.beside}`} role="status">
        {state === 'published' ? <Icon name="check" size={14} /> : null}
        {t(`publishing.states.${state}`)}
      </span>
      {canPublish ? (
        <Button size="small" variant="primary" onPress={onPublish} isLoading={isPending}>
          {isPending ? t('publishing.pending') : t('publishing.publish')}
        </Button>
      ) : null}
    </div>
  )
}
