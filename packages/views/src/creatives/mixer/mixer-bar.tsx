import { ActionBar, type ActionOutcome } from '@aloft/design-system/patterns/action-bar'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { mostChosen, recipeId, without } from '@aloft/domain/creatives/mixer/mix.rules'
import type {} from '@aloft/messages/i18n'
import type { OpenMixer } from './mixer-content.ts'

export type MixerBarProps = Pick<
  OpenMixer,
  'stage' | 'mix' | 'candidates' | 'saving' | 'isLapsed' | 'actions'
>

/** How many creatives are to be saved, and what came of it. */
export function MixerBar({ stage, mix, candidates, saving, isLapsed, actions }: MixerBarProps) {
  const { t } = useTranslation()
  const { saved, toSave } = saving
  const isSaving = stage === 'saving'
  const count = isSaving ? toSave : mix.chosen.length
  const selected = () => {
    if (isSaving) return t('creativeMixer.bar.saving', { number: Math.min(toSave, saved + 1), total: toSave })
    return count >= mostChosen
      ? t('creativeMixer.bar.full', { count })
      : t('creativeMixer.bar.count', { count })
  }
  return (
    <ActionBar
      label={t('creativeMixer.bar.label')}
      selected={count === 0 ? null : selected()}
      actions={isLapsed ? [] : [{ id: 'save', label: t('creativeMixer.bar.save', { count }), isMain: true }]}
      onAct={actions.onSave}
      pending={isSaving ? 'save' : null}
      clear={t('creativeMixer.bar.clear')}
      onClear={() => actions.onChange({ type: 'clear' })}
      outcome={isSaving ? null : outcomeOf({ mix, candidates, saving, actions }, t)}
    />
  )
}

/** What wasn't saved, and why; null if nothing failed. */
function outcomeOf(
  { mix, candidates, saving, actions }: Pick<MixerBarProps, 'mix' | 'candidates' | 'saving' | 'actions'>,
  t: ReturnType<typeof useTranslation>['t'],
): ActionOutcome | null {
  const { saved, failures } = saving
  if (Object.keys(failures).length === 0) return null
  // One for the studio isn't among the chosen ones.
  const tried = [...mix.chosen, ...without(candidates, mix.chosen)]
  const refused = tried.flatMap((recipe) => {
    const failure = failures[recipeId(recipe)]
    if (!failure) return []
    const reason = t(`creativeMixer.failures.${failure}`)
    return t('creativeMixer.outcome.failed', { headline: recipe.headline, reason })
  })
  return {
    title: saved === 0 ? t('creativeMixer.outcome.none') : t('creativeMixer.outcome.some', { count: saved }),
    refused,
    close: t('creativeMixer.outcome.close'),
    onClose: actions.onCloseOutcome,
  }
}
