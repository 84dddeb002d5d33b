import { copyFieldId } from '@aloft/views/ads/copy/copy-field'
import { RemarkSheet } from '@aloft/views/ads/editor/remark-sheet'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { adSettings } from '@aloft/domain/ads/ad-settings.rules'
import type { EditedAd } from '../ad-store.ts'
import { useAdEdits, useEditedAd } from '../edited-ad.tsx'
import { leadToField } from '../lead-to-field.ts'
import { LaunchAction } from './publish-actions.tsx'
import { useContentFields, useTargetingRemarks } from './use-ad-fields.ts'
import type { Variants } from './use-variants.ts'

const settingsOf = ({ values, content, readiness }: EditedAd) => ({
  ...adSettings(values, content.campaignId),
  failures: readiness.settingFailures,
})

/** What to check in the ad, below its preview on a phone. */
export function RemarkSection({ variants }: { readonly variants: Variants }) {
  const { fields, needs } = useContentFields()
  const settings = useEditedAd(settingsOf)
  const { change } = useAdEdits()
  return (
    <RemarkSheet
      fields={fields}
      needs={needs}
      {...useTargetingRemarks()}
      settings={settings}
      tokenPrice={tokenPrices.textSet}
      onApply={(key, text) => change({ [key]: text })}
      onRewrite={(key) => {
        leadToField({ id: copyFieldId(key), section: 'content' })
        void variants.ask(key)
      }}
      onEdit={leadToField}
    >
      <LaunchAction />
    </RemarkSheet>
  )
}
