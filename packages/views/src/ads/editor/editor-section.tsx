import type { EditorSection as SectionName } from '@aloft/domain/ads/editor-sections.rules'
import type { GuideAttribute } from '@aloft/domain/guide/guide-steps'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useContext, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'
import { Icon } from '@aloft/design-system/primitives/icon'
import * as css from './editor-section.css.ts'
import { SectionFoldsContext } from './section-folds.ts'

export interface EditorSectionProps {
  section: SectionName
  /** What it holds, in one line. */
  summary: ReactNode
  /** Fields in it that keep the ad from its launch. */
  gaps?: number
  /** Open at first even if nothing is missing. */
  isOpen?: boolean
  /** Nothing in it can be changed. */
  isLocked?: boolean
  /** The step of the guide that points at it while it's folded. */
  guide?: GuideAttribute | undefined
  /** There from its first opening on: most are folded, and some ask the server for what they show. */
  children: ReactNode
}

export const sectionId = (section: SectionName) => `section-${section}`

/**
 * A section of an ad's editor: its head says what it holds and what is missing. It's open as long as something is
 * missing, unless somebody has opened or closed it (EDT-01).
 */
export function EditorSection({
  section,
  summary,
  gaps = 0,
  isOpen: isOpenAtFirst = false,
  isLocked = false,
  guide,
  children,
}: EditorSectionProps) {
  const { t } = useTranslation()
  const folds = useContext(SectionFoldsContext)
  const [isOpen, setOpen] = useState(folds.get(section) ?? (isOpenAtFirst || gaps > 0))
  const [isThere, setThere] = useState(isOpen)
  const isMissed = gaps > 0 && !isOpen && folds.get(section) === undefined
  // A finished section stays open while somebody is in it; it's folded the next time.
  if (isMissed) setOpen(true)
  if (isOpen && !isThere) setThere(true)
  return (
    <details
      id={sectionId(section)}
      className={css.frame}
      open={isOpen}
      data-section={section}
      data-locked={isLocked || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        className={css.head}
        data-guide={isOpen ? undefined : guide}
        onClick={() => folds.set(section, !isOpen)}
      >
        <span className={css.words}>
          <h2 className={css.name}>{t(`adSettings.sections.${section}`)}</h2>
          <span className={css.summary}>{summary}</span>
        </span>
        {gaps > 0 ? (
          <span className={css.gaps}>
            <Icon name="rejected" size={14} />
            {t('adSettings.gaps', { count: gaps })}
          </span>
        ) : null}
        {isLocked ? (
          <span className={css.lock}>
            <ToolIcon name="lock" size={14} />
            {t('adSettings.locked')}
          </span>
        ) : null}
        <span className={css.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={css.content}>{isThere ? children : null}</div>
    </details>
  )
}
