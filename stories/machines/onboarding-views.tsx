import { readingLines, doneLines } from '@aloft/views/scans/scan-log.fixtures'
import { SampleBrandBrief, type SampleBrandBriefProps } from '@aloft/views/scans/sample-brand-brief.fixtures'
import {
  nightjarFields,
  nightjarMeasures,
  noFields,
  noMeasures,
} from '@aloft/views/scans/brand-brief.fixtures'
import { WebsiteAddressView, type WebsiteAddressViewProps } from '@aloft/views/scans/website-address.view'
import type { WebsiteScanView } from '@aloft/machines/website-scan/website-scan.connect'
import { fn } from 'storybook/test'

/** The address step of the onboarding, for a scan with nothing to review. */
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
      form={{ address: url ?? '', description: '', isInWords: false }}
      onChange={fn()}
      isPending={stage === 'starting' || isDescribing}
      failure={failure}
      describeFailure={describeFailure}
    />
  )
}

/** The brief of a scan in the onboarding; `lines` is the number of log lines so far. */
export function Brief({
  scan: { stage, url },
  lines,
  ...rest
}: { scan: WebsiteScanView; lines: number } & Pick<SampleBrandBriefProps, 'isSaving' | 'refusal'>) {
  const isReading = stage === 'reading'
  const log = isReading ? readingLines.slice(0, lines) : doneLines
  const hasAll = stage === 'done'
  return (
    <SampleBrandBrief
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
      onChooseLogo={fn()}
      onStop={fn()}
      onUse={fn()}
    />
  )
}
