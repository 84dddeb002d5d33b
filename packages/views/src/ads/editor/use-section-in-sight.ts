import { type EditorSection, editorSections } from '@aloft/domain/ads/editor-sections.rules'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { sectionInSight } from './section-in-sight.ts'

/** How far below the tabs a section may begin and be the current one, in CSS pixels. */
const slack = 40

/** A section that was jumped to, with the place the page had scrolled to then. */
interface Jump {
  readonly section: EditorSection
  readonly scrolledTo: number
}

/**
 * The section that is being read below the tabs, and a way to name the one that was jumped to: it stays the current one
 * until somebody scrolls away, even if it's too short to get up to the tabs.
 */
export function useSectionInSight(
  tabs: RefObject<HTMLElement | null>,
): [current: EditorSection, onJump: (section: EditorSection) => void] {
  const [current, setCurrent] = useState<EditorSection>(editorSections[0])
  const jump = useRef<Jump | null>(null)
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      if (jump.current && Math.abs(window.scrollY - jump.current.scrolledTo) < slack) return
      jump.current = null
      const row = tabs.current
      // On a narrow window the preview may be shown instead.
      if (!row || row.offsetHeight === 0) return
      const placed = editorSections.flatMap((section) => {
        const found = document.querySelector(`[data-section="${section}"]`)
        return found ? [{ section, top: found.getBoundingClientRect().top }] : []
      })
      const { scrollHeight } = document.documentElement
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
      setCurrent(sectionInSight(placed, row.getBoundingClientRect().bottom + slack, isAtEnd))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(read)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [tabs])
  return [
    current,
    (section) => {
      jump.current = { section, scrolledTo: window.scrollY }
      setCurrent(section)
    },
  ]
}
