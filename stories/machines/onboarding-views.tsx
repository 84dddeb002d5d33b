import { readingLines, doneLines } from '@aloft/views/scans/scan-log.fixtures'
import { BrandBriefView, type BrandBriefViewProps } from '@aloft/views/scans/brand-brief.view'
import {
  nightjarFields,
  nightjarMeasures,
  noFields,
  noMeasures,
} from '@aloft/views/scans/brand-brief.fixtures'
import { WebsiteAddressView, type WebsiteAddressViewProps } from '@aloft/views/scans/website-address.view'
import type { WebsiteScanView } from '@aloft/machines/website-scan/website-scan.connect'
import { fn } from 'storybook/test'

/** The address step as the onboarding shows a scan that has nothing to review. */
export function Address({
  stage,
  url,
  failure,
  isDescribing = false,
  describeFailure,
}: WebsiteScanView & { isDescribing?: boolean } & Pick<WebsiteAddressViewProps, 'describeFailure'>) {
  return (
    <WebsiteAddressView
      onRead={fn()}
      onDescribe={fn()}
      initialUrl={url ?? ''}
      isPending={stage === 'starting' || isDescribing}
      failure={failure}
      describeFailure={describeFailure}
    />
  )
}

/** The brief as the onboarding shows a scan; `lines` is how many lines of the log have come. */
export function Brief({
  scan: { stage, url },
  lines,
  ...rest
}: { scan: WebsiteScanView; lines: number } & Pick<
  BrandBriefViewProps,
  'isSaving' | 'failure' | 'existingBrand'
>) {
  const isReading = stage === 'reading'
  const log = isReading ? readingLines.slice(0, lines) : doneLines
  const hasAll = stage === 'done'
  return (
    <BrandBriefView
      {...rest}
      address={url ?? 'https://nightjar.example'}
      progress={{
        stage: isReading ? 'reading' : hasAll ? 'done' : 'stopped',
        step: isReading ? 3 : 6,
        steps: 6,
        seconds: 7,
        expectedSeconds: 12,
      }}
      log={log}
      fields={hasAll ? nightjarFields : noFields}
      measured={hasAll ? nightjarMeasures : noMeasures}
      awaited={isReading ? ['name', 'summary', 'differentiators', 'audiences', 'logos', 'colors'] : []}
      onChange={fn()}
      onAnswer={fn()}
      onStop={fn()}
      onUse={fn()}
    />
  )
}
