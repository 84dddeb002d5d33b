import type { CreativeScore } from '@aloft/creative/wizard/creative-score'
import { type CreativeFormat, creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { SceneChecks } from '../studio/scene-checks.tsx'
import type { SceneChecksContent } from '../studio/studio-content.ts'
import { SizesPreview } from './sizes-preview.tsx'
import type { SizesContent } from './wizard-content.ts'
import * as css from './wizard.css.ts'

export interface CheckStepProps {
  sizes: SizesContent
  headline: string
  checks: SceneChecksContent
  /** Null until the creative is checked. */
  score: CreativeScore | null
  onChangeText: () => void
}

/** The creative in all sizes, what's wrong with it, and its score in named parts. */
export function CheckStep({ sizes, headline, checks, score, onChangeText }: CheckStepProps) {
  const { t } = useTranslation()
  const [marked, setMarked] = useState<CreativeFormat | null>(null)
  if (sizes.refusal)
    return (
      <Stack gap={12} align="start">
        <SizesPreview sizes={sizes} headline={headline} />
        <Button onPress={onChangeText}>{t('creativeWizard.changeText')}</Button>
      </Stack>
    )
  const hasFaults = checks.kind === 'checked' && checks.faults.length > 0
  return (
    <Stack gap={28}>
      <SizesPreview sizes={sizes} headline={headline} isLarge marked={marked} />
      <div className={css.split}>
        <Stack gap={12}>
          <SceneChecks
            content={checks}
            numSizes={creativeFormatNames.length}
            isReadOnly
            onAct={(action) => {
              if (action.type === 'OPEN_FORMAT') setMarked(action.format)
            }}
          />
          {hasFaults ? (
            <Text size={13} tone="soft">
              {t('creativeWizard.fixLater')}
            </Text>
          ) : null}
        </Stack>
        {score ? <Score score={score} /> : null}
      </div>
    </Stack>
  )
}

function Score({ score }: { score: CreativeScore }) {
  const { t } = useTranslation()
  return (
    <section className={css.score} aria-label={t('creativeWizard.score.title')}>
      <Cluster gap={12} justify="between" align="baseline">
        <Heading level={2} size={16}>
          {t('creativeWizard.score.title')}
        </Heading>
        <Text as="span" weight="strong" figures="tabular">
          {t('creativeWizard.score.total', { score: score.total })}
        </Text>
      </Cluster>
      <Stack as="ul" gap={12}>
        {score.parts.map(({ part, score: points }) => (
          <li key={part} className={css.scorePart}>
            <Text as="span" size={13}>
              {t(`creativeWizard.score.parts.${part}`)}
            </Text>
            <Text as="span" size={13} tone="soft" figures="tabular">
              {points}
            </Text>
            <span className={css.meter} aria-hidden="true">
              <span className={css.meterFill} style={{ display: 'block', width: `${points}%` }} />
            </span>
          </li>
        ))}
      </Stack>
      <Text size={12} tone="soft">
        {t('creativeWizard.score.estimate')}
      </Text>
    </section>
  )
}
