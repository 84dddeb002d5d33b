import { type RefObject, useEffect } from 'react'

/** Marks a frame with `data-more` while its box can be scrolled further sideways, in either direction of text. */
export function useMoreAtEnd(frame: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [outer, inner] = [frame.current, box.current]
    if (!outer || !inner) return undefined
    const mark = () => {
      const left = inner.scrollWidth - inner.clientWidth - Math.abs(inner.scrollLeft)
      outer.toggleAttribute('data-more', left > 1)
    }
    // Called right away, once the browser has laid out the page anyway.
    const observer = new ResizeObserver(mark)
    observer.observe(inner)
    // What it contains gets wider or narrower by itself, as with other columns.
    if (inner.firstElementChild) observer.observe(inner.firstElementChild)
    inner.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      inner.removeEventListener('scroll', mark)
    }
  }, [frame, box])
}
