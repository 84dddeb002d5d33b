import { type WizardChange, type WizardParams, chosenPlatform } from '@aloft/domain/ads/wizard-params.rules'
import { imageStyles } from '@aloft/domain/creatives/image-styles.rules'
import { formulas } from '@aloft/domain/briefs/brief-options.rules'
import { tones } from '@aloft/domain/core/tones'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { PickField } from '@aloft/design-system/primitives/pick-field'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './style-step.css.ts'

export interface StyleStepProps {
  preferences: WizardParams
  onChange: (change: WizardChange) => void
}

type Part = 'tone' | 'formula' | 'imageStyle'

/**
 * The ad's tone and look: tone of voice, formula and, if the platform shows pictures, their style. Side by side if
 * there's room; on a phone, one list is expanded at a time.
 */
export function StyleStep({ preferences, onChange }: StyleStepProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Part>()
  const { toneOfVoice, formula, imageStyle } = preferences.style
  const hasPicture = chosenPlatform(preferences) !== 'google'
  const fold = (part: Part) => ({
    label: t(`ads.createAd.style.${part}`),
    isOpen: open === part,
    onToggle: () => setOpen(open === part ? undefined : part),
  })
  const pick = { isLabelHidden: true, pickLabel: t('ads.pickForMe') }
  return (
    <div className={css.room}>
      <div className={css.parts}>
        <Fold {...fold('tone')} chosen={toneOfVoice && t(`onboarding.brief.tones.${toneOfVoice}`)}>
          <PickField
            {...pick}
            label={t('ads.createAd.style.tone')}
            name="toneOfVoice"
            choices={tones.map((value) => ({ value, label: t(`onboarding.brief.tones.${value}`) }))}
            value={toneOfVoice}
            onChange={(value) => onChange({ style: { toneOfVoice: value } })}
          />
        </Fold>
        <Fold {...fold('formula')} chosen={formula}>
          <PickField
            {...pick}
            label={t('ads.createAd.style.formula')}
            name="formula"
            pickDetail={t('ads.createAd.style.pickFormula')}
            choices={formulas.map((value) => ({
              value,
              label: value,
              detail: t(`ads.createAd.formulas.${value}`),
            }))}
            value={formula}
            onChange={(value) => onChange({ style: { formula: value } })}
          />
        </Fold>
        {hasPicture ? (
          <Fold {...fold('imageStyle')} chosen={imageStyle && t(`ads.createAd.imageStyles.${imageStyle}`)}>
            <PickField
              {...pick}
              label={t('ads.createAd.style.imageStyle')}
              name="imageStyle"
              choices={imageStyles.map((value) => ({
                value,
                label: t(`ads.createAd.imageStyles.${value}`),
              }))}
              value={imageStyle}
              onChange={(value) => onChange({ style: { imageStyle: value } })}
            />
          </Fold>
        ) : (
          <div className={css.noPicture}>
            <Text size={13} tone="soft">
              {t('ads.createAd.style.noPicture')}
            </Text>
          </div>
        )}
      </div>
    </div>
  )
}

interface FoldProps {
  label: string
  /** Label of the current choice; null is "pick for me". */
  chosen: string | null
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

function Fold({ label, chosen, isOpen, onToggle, children }: FoldProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={css.part}>
      <div className={css.title} aria-hidden="true">
        {label}
      </div>
      <button
        type="button"
        className={css.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={css.openerWords}>
          {label}
          <span className={css.chosen}>{chosen ?? t('ads.pickForMe')}</span>
        </span>
        <Icon name="chevron-down" />
      </button>
      <div id={id} className={css.list({ isOpen })}>
        {children}
      </div>
    </div>
  )
}
