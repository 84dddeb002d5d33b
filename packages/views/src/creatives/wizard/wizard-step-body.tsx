import { imageStyles } from '@aloft/domain/creatives/image-styles.rules'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { PickField } from '@aloft/design-system/primitives/pick-field'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { CandidateOptions } from './candidate-options.tsx'
import { CheckStep } from './check-step.tsx'
import { IdeasStep } from './ideas-step.tsx'
import { SizesPreview } from './sizes-preview.tsx'
import { TextStep } from './text-step.tsx'
import { useCandidateWords } from './use-candidate-words.ts'
import type { OpenWizard } from './wizard-content.ts'
import * as css from './wizard.css.ts'

/** What a step asks (CRE-02). */
export function WizardStepBody(wizard: OpenWizard): ReactNode {
  const { t } = useTranslation()
  const { stage, sizes, material, actions } = wizard
  const { step, design, gap } = stage
  const { headline } = design.texts
  switch (step) {
    case 'type':
    case 'pickLayout':
    case 'pickVariant':
      return <Candidates {...wizard} />
    case 'visual':
      return design.type === 'drawn' ? <StyleChoice {...wizard} /> : <PhotoChoice {...wizard} />
    case 'imageIdeas':
      return wizard.ideas ? (
        <IdeasStep
          content={wizard.ideas}
          style={design.style}
          drawn={design.drawn}
          onChange={actions.onChange}
        />
      ) : null
    case 'layout':
    case 'logo':
      return (
        <div className={css.split}>
          <Stack gap={16}>
            <Candidates {...wizard} />
            {step === 'logo' && material.logoHref ? (
              <Cluster>
                <ButtonLink href={material.logoHref} size="small">
                  {t('creativeWizard.addLogo')}
                </ButtonLink>
              </Cluster>
            ) : null}
          </Stack>
          <SizesPreview sizes={sizes} headline={headline} />
        </div>
      )
    case 'text':
      return (
        <div className={css.split}>
          <TextStep
            texts={design.texts}
            lines={material.lines}
            refusal={sizes.refusal}
            isHeadlineMissing={gap === 'headlineMissing'}
            onChange={(texts) => actions.onChange({ texts })}
          />
          <SizesPreview sizes={sizes} headline={headline} />
        </div>
      )
    case 'check':
      return (
        <CheckStep
          sizes={sizes}
          headline={headline}
          checks={wizard.checks}
          score={wizard.score}
          onChangeText={() => actions.onGoTo('text')}
        />
      )
  }
}

function Candidates({ stage, material, candidates, chosen, actions }: OpenWizard) {
  const { t } = useTranslation()
  const { step } = stage
  const wordsOf = useCandidateWords(step, material)
  return (
    <CandidateOptions
      label={t(`creativeWizard.headings.${step}`)}
      name={step}
      content={candidates}
      chosen={chosen}
      wordsOf={wordsOf}
      onChoose={({ change }) => actions.onChange(change)}
    />
  )
}

function PhotoChoice(wizard: OpenWizard) {
  const { t } = useTranslation()
  const { candidates, actions } = wizard
  const isEmpty = candidates.kind === 'ready' && candidates.candidates.length === 0
  return (
    <Stack gap={20}>
      {isEmpty ? <Text tone="soft">{t('creativeWizard.noPictures')}</Text> : <Candidates {...wizard} />}
      <Cluster gap={12}>
        <Button onPress={actions.onOpenLibrary}>{t('creativeWizard.library')}</Button>
        {isEmpty ? null : (
          <Text as="span" size={13} tone="soft">
            {t('creativeWizard.upload')}
          </Text>
        )}
      </Cluster>
    </Stack>
  )
}

function StyleChoice({ stage, actions }: OpenWizard) {
  const { t } = useTranslation()
  return (
    <PickField
      label={t('creativeWizard.style')}
      isLabelHidden
      variant="chips"
      name="style"
      pickLabel={t('creativeWizard.anyStyle')}
      choices={imageStyles.map((value) => ({ value, label: t(`ads.createAd.imageStyles.${value}`) }))}
      value={stage.design.style}
      onChange={(style) => actions.onChange({ style })}
    />
  )
}
