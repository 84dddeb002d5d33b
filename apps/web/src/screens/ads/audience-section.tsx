import { AudienceFields } from '@aloft/design-system/patterns/targeting/audience-fields'
import { PayerFields } from '@aloft/design-system/patterns/targeting/payer-fields'
import { SpecialAdFields } from '@aloft/design-system/patterns/targeting/special-ad-fields'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { audienceFactsOf, audienceOf, openAudience } from '@aloft/domain/ads/audience-values.rules'
import { lockingOf, narrowedFields } from '@aloft/domain/ads/lint/special-locks.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdContent } from '../../state/ad-content.ts'

export interface AudienceSectionProps {
  readonly content: AdContent
  /** Left out where nothing can be written. */
  readonly onChange?: ((changed: Readonly<Partial<Record<ComponentKey, JsonValue>>>) => void) | undefined
}

/** Whom an ad of Facebook or Instagram is shown to, what it has to declare, and who is behind it (ENT-26). */
export function AudienceSection({ content: { value }, onChange }: AudienceSectionProps) {
  const { t } = useTranslation()
  const audience = audienceOf(value)
  const { minAge, maxAge, gender, payer, beneficiary, specialAdCategories: declared } = audience
  const facts = audienceFactsOf(value)
  const open = () => {
    const { locations, ...others } = openAudience(audience)
    onChange?.({ ...others, locations: locations as unknown as JsonValue })
  }
  return (
    <>
      <AudienceFields
        minAge={minAge}
        maxAge={maxAge}
        gender={gender}
        isLocked={lockingOf(declared).length > 0}
        onChange={onChange}
      />
      <Titled title={t('targeting.special.label')}>
        <SpecialAdFields
          declared={declared}
          isNarrowed={narrowedFields(facts).length > 0}
          isInEu={facts.isInEu}
          onOpenAudience={onChange && open}
          onChange={onChange && ((chosen) => onChange({ specialAdCategories: [...chosen] }))}
        />
      </Titled>
      {facts.isInEu ? (
        <Titled title={t('targeting.payer.label')}>
          <PayerFields payer={payer} beneficiary={beneficiary} onChange={onChange} />
        </Titled>
      ) : null}
    </>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Text size={13} weight="strong">
        {title}
      </Text>
      {children}
    </Stack>
  )
}
