import type { ReactNode } from 'react'
import { Stack } from '@aloft/design-system/primitives/stack'
import * as css from './brand-brief.css.ts'
import type { ScanLogLine } from './log-rows.ts'
import { ScanLog } from './scan-log.tsx'
import { TrustNote } from './trust-note.tsx'

export interface BrandBriefViewProps {
  /** What is being read, and how far it is. */
  head: ReactNode
  /** Oldest first; left out if the brand was described in words. */
  log?: readonly ScanLogLine[] | undefined
  /** Our copies of the site's pictures, for the log. */
  pictures?: readonly string[]
  /** A page of the website with the fact found last. */
  sketch?: ReactNode
  /** The brief that is made of it. */
  children: ReactNode
}

/** The scan of a website, which becomes a brand brief to review (ONB-01, ONB-02, BRF-02). */
export function BrandBriefView({ head, log, pictures = [], sketch, children }: BrandBriefViewProps) {
  return (
    <div className={css.page}>
      <Stack gap={24}>
        {head}
        <div className={css.columns({ hasLog: log !== undefined })}>
          {log ? (
            <div className={css.story}>
              {sketch}
              <ScanLog lines={log} pictures={pictures} />
              <div className={css.trust}>
                <TrustNote />
              </div>
            </div>
          ) : null}
          {children}
        </div>
      </Stack>
    </div>
  )
}
