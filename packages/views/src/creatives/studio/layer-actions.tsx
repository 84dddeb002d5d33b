import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { CreativeElement } from '@aloft/domain/creatives/creative.entity'
import type { SceneCommand } from '@aloft/domain/creatives/studio/scene-commands.rules'
import type {} from '@aloft/messages/i18n'
import * as css from './layer-actions.css.ts'
import { StudioButton } from './studio-button.tsx'
import type { Act } from './studio-content.ts'

export interface LayerActionsProps {
  /** At least one. */
  selected: readonly CreativeElement[]
  onAct: Act
}

/** The actions for the selected layers that don't need a field. */
export function LayerActions({ selected, onAct }: LayerActionsProps) {
  const { t } = useTranslation()
  const ids = selected.map(({ id }) => id)
  const isLocked = selected.every((element) => element.isLocked)
  const groups = new Set(selected.map(({ groupId }) => groupId ?? null))
  const isGroup = selected.length > 1 && groups.size === 1 && !groups.has(null)
  const command = (value: SceneCommand) => onAct({ type: 'COMMAND', command: value })
  return (
    <div className={css.bar} role="toolbar" aria-label={t('studio.actions.label')} data-tools="">
      <StudioButton
        icon="forward"
        label={t('studio.actions.forward')}
        onPress={() => command({ type: 'order', ids, to: 'forward' })}
      />
      <StudioButton
        icon="backward"
        label={t('studio.actions.backward')}
        onPress={() => command({ type: 'order', ids, to: 'backward' })}
      />
      <StudioButton
        icon="duplicate"
        label={t('studio.actions.duplicate')}
        onPress={() => onAct({ type: 'DUPLICATE' })}
      />
      {selected.length > 1 ? (
        <StudioButton
          icon={isGroup ? 'ungroup' : 'group'}
          label={t(isGroup ? 'studio.actions.ungroup' : 'studio.actions.group')}
          onPress={() => (isGroup ? command({ type: 'ungroup', ids }) : onAct({ type: 'GROUP' }))}
        />
      ) : null}
      <StudioButton
        icon={isLocked ? 'unlock' : 'lock'}
        label={t(isLocked ? 'studio.actions.unlock' : 'studio.actions.lock')}
        onPress={() => command({ type: 'lock', ids, isLocked: !isLocked })}
      />
      <span className={css.line} aria-hidden="true" />
      <StudioButton
        icon="remove"
        label={t('studio.actions.remove')}
        onPress={() => command({ type: 'remove', ids })}
      />
    </div>
  )
}
