import { audienceOf } from '@aloft/domain/ads/audience-values.rules'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { readAd } from '@aloft/domain/balloons/components.rules'
import { type PayerKey, payerKeys } from '@aloft/domain/ads/payer-suggestion.rules'
import { missingPayers } from '@aloft/domain/launches/launch-proposals.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PayerFields } from '@aloft/views/ads/targeting/payer-fields'
import { LaunchNeed } from '@aloft/views/launches/launch-desk'
import { useState } from 'react'
import { useAdEdits, useIsLocked } from '../../ads/editor/edited-ad.tsx'
import type { OpenLaunch } from '../use-open-launch.ts'

interface PayerProps {
  readonly launch: OpenLaunch
}

/** Whether the page asks for payer and advertiser: if they were missing when it opened. */
function usePayerOpen({ ad, facts, values }: OpenLaunch): boolean {
  const isLocked = useIsLocked()
  const [wasMissing] = useState(() => payerKeys.some((key) => isProposed(ad, values, key)))
  return !isLocked && (wasMissing || missingPayers(facts).length > 0)
}

function isProposed(
  { content, values: saved }: OpenLaunch['ad'],
  values: OpenLaunch['values'],
  name: PayerKey,
) {
  const key = componentKey(content.campaignId, name)
  return values[key] !== saved[key]
}

/** Payer and advertiser, if they were missing: proposed, to be checked rather than typed. */
export function PayerSection({ launch }: PayerProps) {
  return usePayerOpen(launch) ? <Payer launch={launch} /> : null
}

function Payer({ launch: { ad, values, saveProposals } }: PayerProps) {
  const { t } = useTranslation()
  const { change } = useAdEdits()
  const { payer, beneficiary } = audienceOf(readAd(values, ad.content.campaignId, ad.content.platform))
  return (
    <LaunchNeed title={t('launch.review.payer.title')} text={t('launch.review.payer.text')}>
      <PayerFields
        payer={payer}
        beneficiary={beneficiary}
        hasLead={false}
        isChecked
        onChange={(names) => {
          saveProposals()
          change(names)
        }}
      />
    </LaunchNeed>
  )
}
