import { DrawnPicture } from '@aloft/design-system/patterns/creative-picture'
import { ToolMenu } from '@aloft/design-system/patterns/tool-menu'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import { mixParts, type MixChange, type MixRecipe, partKey } from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignFailure } from '@aloft/domain/creatives/wizard/design.rules'
import type {} from '@aloft/messages/i18n'
import * as css from './mixer-card.css.ts'

export interface MixerCardProps {
  recipe: MixRecipe
  /** The candidate in words. */
  description: string
  /** Address of its drawing; null if it can't be drawn, undefined while it's being drawn. */
  drawing: string | null | undefined
  isChosen: boolean
  /** Nothing can be changed while creatives are saved. */
  isSaving: boolean
  failure?: DesignFailure | undefined
  onChange: (change: MixChange) => void
  /** Left out if nothing can be saved. */
  onOpen?: ((recipe: MixRecipe) => void) | undefined
}

const { width, height } = creativeFormats['1:1']

/** A candidate of the mixer: a press on it keeps it (CRE-01). */
export function MixerCard({
  recipe,
  description,
  drawing,
  isChosen,
  isSaving,
  failure,
  onChange,
  onOpen,
}: MixerCardProps) {
  const { t } = useTranslation()
  return (
    <div className={css.card} data-failed={failure !== undefined || undefined}>
      <div className={css.top}>
        <label className={css.choice}>
          <span className={css.drawing}>
            {drawing === null ? (
              <span className={css.missing}>{t('creativeMixer.notDrawn')}</span>
            ) : (
              <DrawnPicture address={drawing ?? null} width={width} height={height} alt={description} />
            )}
          </span>
          <span className={css.keep}>
            <input
              type="checkbox"
              className={css.box}
              // The same words whether it's drawn yet or not.
              aria-label={`${t('creativeMixer.keep')} ${description}`}
              checked={isChosen}
              disabled={isSaving}
              onChange={({ target }) => onChange({ type: 'choose', recipe, isChosen: target.checked })}
            />
            {t('creativeMixer.keep')}
          </span>
        </label>
        {isSaving ? null : (
          <div className={css.more}>
            <ToolMenu
              label={t('creativeMixer.menu.label', { description })}
              entries={[
                {
                  label: t('creativeMixer.menu.like'),
                  icon: 'spark',
                  onPress: () => onChange({ type: 'like', recipe }),
                },
                ...mixParts.map((part) => ({
                  label: t(`creativeMixer.menu.${part}`),
                  icon: 'lock' as const,
                  onPress: () => onChange({ type: 'lock', part, key: partKey(part, recipe) }),
                })),
                ...(onOpen
                  ? [
                      {
                        label: t('creativeMixer.menu.open'),
                        icon: 'write' as const,
                        onPress: () => onOpen(recipe),
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        )}
      </div>
      {failure ? (
        <div className={css.failure}>
          <Text size={13} tone="rejected">
            {t(`creativeMixer.failures.${failure}`)}
          </Text>
        </div>
      ) : null}
    </div>
  )
}
