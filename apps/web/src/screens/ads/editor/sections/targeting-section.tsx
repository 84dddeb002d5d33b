import { TargetingPanel } from '@aloft/views/ads/editor/targeting-panel'
import { Stack } from '@aloft/design-system/primitives/stack'
import { useEditedAd, useIsLocked } from '../edited-ad.tsx'
import { KeywordFields } from './keyword-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { SpokenLanguages } from './spoken-languages.tsx'
import { useTargetingRemarks } from './use-ad-fields.ts'

/** The targeting of the ad: keywords on Google, people elsewhere, and places (EDT-01, TGT-01 to TGT-04). */
export function TargetingSection() {
  const isGoogle = useEditedAd(({ content }) => content.platform === 'google')
  return (
    <TargetingPanel {...useTargetingRemarks()} isReadOnly={useIsLocked()}>
      <Stack gap={24}>
        {isGoogle ? <KeywordFields /> : <PeopleFields />}
        <PlaceFields />
        {isGoogle ? <SpokenLanguages /> : null}
      </Stack>
    </TargetingPanel>
  )
}
