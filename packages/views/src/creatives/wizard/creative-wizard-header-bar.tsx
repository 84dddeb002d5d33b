import type { DesignStep } from '@aloft/domain/creatives/wizard/design-steps.rules'
import { StepRuler } from '@aloft/design-system/patterns/step-ruler'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import * as css from './wizard.css.ts'

export interface CreativeWizardHeaderBarProps {
  /** The ad that gets the creative; null for a creative of the whole brand. */
  adName: string | null
  step: DesignStep
  steps: readonly DesignStep[]
  onGoTo: (step: DesignStep) => void
  onStartOver: () => void
}

/** What the wizard makes, its steps, and a way to start over (RTE-09). */
export function CreativeWizardHeaderBar({
  adName,
  step,
  steps,
  onGoTo,
  onStartOver,
}: CreativeWizardHeaderBarProps) {
  const { t } = useTranslation()
  return (
    <div className={css.head}>
      <Cluster gap={12} justify="between">
        <Text as="span" size={13} tone="soft">
          {adName === null ? t('creativeWizard.title') : t('creativeWizard.titleForAd', { ad: adName })}
        </Text>
        {step === 'type' ? null : (
          <Button variant="quiet" size="small" onPress={onStartOver}>
            {t('creativeWizard.startOver')}
          </Button>
        )}
      </Cluster>
      <StepRuler
        steps={steps.map((id) => ({ id, name: t(`creativeWizard.steps.${id}`) }))}
        current={step}
        label={t('creativeWizard.stepsLabel')}
        onGoTo={onGoTo}
      />
    </div>
  )
}
