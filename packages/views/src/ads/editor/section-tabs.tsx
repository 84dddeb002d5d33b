import { type EditorSection, editorSections } from '@aloft/domain/ads/editor-sections.rules'
import type {} from '@aloft/messages/i18n'
import { Icon } from '@aloft/design-system/primitives/icon'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { useEffect, useRef } from 'react'
import { leadToSection } from '../copy/lead-to.ts'
import { sectionId } from './editor-section.tsx'
import * as css from './section-tabs.css.ts'
import { type AdPartsProps, stateOfSection, useAdParts } from './use-ad-parts.ts'
import { useSectionInSight } from './use-section-in-sight.ts'

export interface SectionTabsProps extends AdPartsProps {
  /** Nothing is missing in an ad that isn't on its way to a launch. */
  isLocked?: boolean
  /** Opens a section and moves the focus there; false if it isn't on the page yet. */
  onLead?: (section: EditorSection) => boolean
}

/** Duplicating is an action of the whole ad rather than a part of it. */
const shown: readonly EditorSection[] = editorSections.filter((section) => section !== 'duplicate')

const nothing: readonly never[] = []
const icons = { bad: 'rejected', warn: 'warning', on: 'check' } as const

/**
 * The sections of an ad in one row that stays in sight: each leads to its section and shows what is missing there, and
 * the one that is being read is marked (EDT-01).
 */
export function SectionTabs({ isLocked = false, onLead = leadToSection, ...ad }: SectionTabsProps) {
  const { t } = useTranslation()
  const parts = useAdParts(ad)
  const row = useRef<HTMLElement>(null)
  const [current, onJump] = useSectionInSight(row)
  const marked = shown.includes(current) ? current : shown.at(-1)
  useEffect(() => {
    // The tab that has the focus would be scrolled away.
    if (row.current?.contains(document.activeElement)) return
    const list = row.current?.firstElementChild
    const tab = list?.querySelector('[aria-current]')
    if (list && tab) bringIntoSight(list, tab)
  }, [marked])
  return (
    <nav ref={row} className={css.row} aria-label={t('editor.sections.label')} data-part="sections">
      <ul className={css.tabs}>
        {shown.map((section) => {
          const { state, gaps, warnings } = stateOfSection(isLocked ? nothing : parts, section)
          return (
            <li key={section}>
              <a
                className={css.tab}
                href={`#${sectionId(section)}`}
                aria-current={section === marked ? 'true' : undefined}
                onClick={(event) => {
                  // The link moves within the page, so the address must not change.
                  event.preventDefault()
                  if (onLead(section)) onJump(section)
                }}
              >
                {state ? (
                  <span className={css.sign({ state })}>
                    <Icon name={icons[state]} size={14} />
                  </span>
                ) : null}
                {t(`adSettings.sections.${section}`)}
                {state ? (
                  <VisuallyHidden>
                    {' '}
                    {state === 'bad'
                      ? t('adSettings.gaps', { count: gaps })
                      : state === 'warn'
                        ? t('editor.ready.warnings', { count: warnings })
                        : t('editor.sections.ready')}
                  </VisuallyHidden>
                ) : null}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** How much of the tab before shows, in pixels, as a hint that there are more. */
const peek = 28

/** Scrolls only the row, never the page. */
function bringIntoSight(list: Element, tab: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  const isRtl = getComputedStyle(list).direction === 'rtl'
  const left = outer.left + (isRtl ? css.endFade : peek)
  const right = outer.right - (isRtl ? peek : css.endFade)
  if (inner.left < left) list.scrollLeft -= left - inner.left
  else if (inner.right > right) list.scrollLeft += inner.right - right
}
