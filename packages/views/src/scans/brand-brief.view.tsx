import type { ReactNode } from 'react'
import { Stack } from '@aloft/design-system/primitives/stack'
import * as css from './brand-brief.css.ts'
import { ScanLog, type ScanLogLine } from './scan-log.tsx'
import { TrustNote } from './trust-note.tsx'

export interface BrandBriefViewProps {
  /** What is being read, and how far it is. */
  head: ReactNode
  /** Oldest first; left out if the brand was described in words. */
  log?: readonly ScanLogLine[] | undefined
  /** The brief that is made of it. */
  children: ReactNode
}

/** The scan of a website, which becomes a brand brief to review (ONB-01, ONB-02, BRF-02). */
export function BrandBriefView({ head, log, children }: BrandBriefViewProps) {
  return (
    <div className={css.page}>
      <Stack gap={24}>
        {head}
        <div className={css.columns({ hasLog: log !== undefined })}>
          {log ? (
            <div className={css.story}>
              <ScanLog lines={log} />
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
