import type { LaunchObstacle } from '@aloft/domain/ads/ad-readiness.rules'
import type { Writer } from '@aloft/domain/core/ai-results'
import type {} from '@aloft/messages/i18n'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'
import type { ReactNode } from 'react'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Popover } from '@aloft/design-system/primitives/popover'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Completeness } from '../copy/completeness.tsx'
import { type LintNote, LintNotes } from '../copy/lint-notes.tsx'
import { UntranslatedFacts } from '../copy/untranslated-facts.tsx'
import * as css from './editor-order.css.ts'
import { type AdPartsProps, useAdParts } from './use-ad-parts.ts'

export interface EditorOrderProps extends AdPartsProps {
  /** What blocks a launch; empty for an ad that's ready. Left out for a locked ad, which isn't on its way to one. */
  obstacles?: readonly LaunchObstacle[] | undefined
  /** Remarks about the ad as a whole, which no one field can be blamed for. */
  notes?: readonly LintNote[]
  /** Who drafted the texts; left out if unknown. */
  writer?: Writer | undefined
  /** Facts of the brief in another language than the ad's: they stay as they are. */
  untranslated?: readonly string[]
  /** What comes next, if the head has no room for it. */
  actions?: ReactNode
}

const nothing: readonly never[] = []

/** How much of an ad is in order, who wrote it, and what concerns all of it (EDT-12). */
export function EditorOrder(props: EditorOrderProps) {
  const { obstacles, notes = nothing, writer, untranslated = nothing, actions } = props
  const { t } = useTranslation()
  const parts = useAdParts(props)
  if (!obstacles && !writer && untranslated.length === 0 && !actions) return null
  return (
    <div className={css.order} data-part="order">
      {actions ? (
        <Cluster gap={8} rowGap={4}>
          {actions}
        </Cluster>
      ) : null}
      {obstacles ? (
        <>
          <Completeness parts={parts} obstacles={obstacles} />
          <LintNotes notes={notes} value="" />
        </>
      ) : null}
      {writer ? (
        <p className={css.writer}>
          <ToolIcon name={writer === 'rules' ? 'write' : 'spark'} size={14} />
          {t(`ads.writer.${writer}`)}
          {writer === 'rules' ? (
            <span className={css.help}>
              <Popover opener={<Icon name="info" size={14} />} label={t('editor.byRules.label')}>
                {t('editor.byRules.text')}
              </Popover>
            </span>
          ) : null}
        </p>
      ) : null}
      {untranslated.length > 0 ? <UntranslatedFacts facts={untranslated} /> : null}
    </div>
  )
}
