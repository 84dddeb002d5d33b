import type { WizardParams } from '@aloft/domain/ads/wizard-params.rules'
import { type AdPlatform, platformChoices } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { AdSketch, type SketchBrand } from './ad-sketch.tsx'
import * as css from './platform-step.css.ts'

export interface PlatformStepProps {
  brand: SketchBrand
  value: WizardParams['platform']
  onChange: (platform: AdPlatform | null) => void
}

interface OptionProps {
  name: 'google' | 'facebook' | 'instagram' | 'linkedin' | 'pick'
  brand?: SketchBrand
  isChecked: boolean
  /** Without it, the option can't be chosen. */
  onChoose?: () => void
}

/** The platforms, each with an outline of its ad; LinkedIn can't be chosen (PRD-07, PRD-08). */
export function PlatformStep({ brand, value, onChange }: PlatformStepProps) {
  const { t } = useTranslation()
  const chosen = platformChoices.filter(({ isSelectable }) => isSelectable)
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{t('ads.createAd.platform.label')}</VisuallyHidden>
      </legend>
      <div className={css.options}>
        {chosen.map(({ platform }) => (
          <Option
            key={platform}
            name={platform}
            brand={brand}
            isChecked={value === platform}
            onChoose={() => onChange(platform as AdPlatform)}
          />
        ))}
        <Option name="pick" isChecked={value === null} onChoose={() => onChange(null)} />
        <Option name="linkedin" isChecked={false} />
      </div>
    </fieldset>
  )
}

function Option({ name, brand, isChecked, onChoose }: OptionProps) {
  const { t } = useTranslation()
  const isSketched = brand !== undefined && name !== 'pick' && name !== 'linkedin'
  return (
    <label className={css.option({ isClosed: onChoose === undefined, isWide: name === 'pick' })}>
      {isSketched ? (
        <span className={css.sketch}>
          <AdSketch platform={name} brand={brand} />
        </span>
      ) : null}
      <span className={css.choice}>
        <input
          className={css.radio}
          type="radio"
          name="platform"
          value={name}
          checked={isChecked}
          disabled={onChoose === undefined}
          onChange={onChoose}
        />
        <span className={css.words}>
          <span className={css.label}>
            {name === 'pick' ? t('ads.pickForMe') : t(`ads.platforms.${name}`)}
            {onChoose ? null : (
              <Text as="span" size={12} tone="faint">
                {t('ads.createAd.platform.comingSoon')}
              </Text>
            )}
          </span>
          <Text as="span" size={13} tone="soft">
            {t(`ads.createAd.platform.details.${name}`)}
          </Text>
        </span>
      </span>
    </label>
  )
}
