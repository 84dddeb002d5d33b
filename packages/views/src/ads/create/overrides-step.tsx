import {
  type WizardChange,
  type WizardParams,
  chosenPlatform,
  chosenGoal,
} from '@aloft/domain/ads/wizard-params.rules'
import type { WizardStep } from '@aloft/domain/ads/wizard-steps.rules'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { PickField } from '@aloft/design-system/primitives/pick-field'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { AdSketch, type SketchBrand } from './ad-sketch.tsx'
import * as css from './overrides-step.css.ts'
import { shownGoals } from './shown-goals.ts'

export interface OverridesStepProps {
  brand: SketchBrand
  preferences: WizardParams
  onChange: (change: WizardChange) => void
  onGoTo: (step: WizardStep) => void
}

/** All choices before the ad is created; platform and purpose can be changed in place. */
export function OverridesStep({ brand, preferences, onChange, onGoTo }: OverridesStepProps) {
  const { t } = useTranslation()
  const platform = chosenPlatform(preferences)
  const purpose = chosenGoal(preferences)
  const rows = useSummary(preferences)
  return (
    <div className={css.columns({ hasSketch: platform !== null })}>
      <div className={css.summary}>
        <PickField
          label={t('ads.createAd.overrides.platform')}
          name="overridePlatform"
          variant="chips"
          pickLabel={t('ads.pickForMe')}
          choices={adPlatforms.map((value) => ({ value, label: t(`ads.platforms.${value}`) }))}
          value={platform}
          onChange={(value) => onChange({ overrides: { platform: value } })}
        />
        <PickField
          label={t('ads.createAd.overrides.purpose')}
          name="overridePurpose"
          variant="chips"
          pickLabel={t('ads.pickForMe')}
          choices={shownGoals.map((value) => ({
            value,
            label: t(`ads.createAd.overrides.purposes.${value}`),
          }))}
          value={purpose}
          onChange={(value) => onChange({ overrides: { purpose: value } })}
        />
        <dl className={css.rows}>
          {rows.map(({ step, text }) => (
            <div key={step} className={css.row}>
              <dt className={css.term}>{t(`ads.createAd.steps.${step}`)}</dt>
              <dd className={css.fact}>
                <Text as="span">{text}</Text>
              </dd>
              <dd>
                <Button variant="quiet" size="small" onPress={() => onGoTo(step)}>
                  <span aria-hidden="true">{t('ads.createAd.overrides.change')}</span>
                  <VisuallyHidden>
                    {t('ads.createAd.overrides.changeStep', { step: t(`ads.createAd.steps.${step}`) })}
                  </VisuallyHidden>
                </Button>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {platform ? (
        <div className={css.sketch}>
          <AdSketch platform={platform} brand={brand} />
        </div>
      ) : null}
    </div>
  )
}

/** One line for each step between the first and the last. */
function useSummary(preferences: WizardParams): { step: WizardStep; text: string }[] {
  const { t } = useTranslation()
  const { competitors, location, language } = preferences
  const { toneOfVoice, formula, imageStyle } = preferences.style
  const { offeringType, offeringName, specialPurpose } = preferences.details
  const hasPicture = chosenPlatform(preferences) !== 'google'
  const style = [
    toneOfVoice ? t(`onboarding.brief.tones.${toneOfVoice}`) : null,
    formula,
    imageStyle && hasPicture ? t(`ads.createAd.imageStyles.${imageStyle}`) : null,
  ].filter((text) => text !== null)
  const others = competitors.filter((address) => address.trim() !== '').length
  const place = [
    location.trim() || t('ads.createAd.overrides.fromBrief'),
    language ? t(`ads.createAd.place.languages.${language}`) : null,
  ].filter((text) => text !== null)
  const about = [
    offeringName.trim() || (offeringType && t(`ads.createAd.details.offeringTypes.${offeringType}`)),
    specialPurpose.trim(),
  ].filter((text) => text)
  return [
    { step: 'style', text: style.join(', ') || t('ads.createAd.overrides.weChoose') },
    {
      step: 'competitors',
      text: others
        ? t('ads.createAd.overrides.competitors', { count: others })
        : t('ads.createAd.overrides.noCompetitors'),
    },
    { step: 'place', text: place.join('. ') },
    { step: 'details', text: about.join('. ') || t('ads.createAd.overrides.nothingSpecial') },
  ]
}
