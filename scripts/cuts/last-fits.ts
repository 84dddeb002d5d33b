/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Texts, and the box that shows them. */
export interface CutPlace {
  texts: readonly string[]
  /** In CSS notation, with line height and families. */
  font: string
  /** CSS pixels. */
  width: number
  lines: number
  /** Shown at the start of the first line. */
  lead?: string
  /** Ends a cut text. */
  more: string
  moreWeight: number
}

/**
 * Runs in the browser. The number of code units of each text that fit with the suffix, by the browser's own layout;
 * null for a text that fits as a whole.
 */
export async function lastFits(place: CutPlace): Promise<(number | null)[]> {
  const { texts, font, width, lines, lead, more, moreWeight } = place
  const box = document.createElement('div')
  box.style.cssText = `position:absolute;width:${width}px;white-space:pre-wrap;overflow-wrap:anywhere`
  box.style.font = font
  document.body.append(box)
  const first = document.createElement('bdi')
  first.style.cssText = 'display:inline-block;max-width:100%;font-weight:600;vertical-align:top'
  first.textContent = lead ?? ''
  const words = document.createElement('span')
  const suffix = document.createElement('span')
  suffix.style.cssText = `white-space:nowrap;font-weight:${moreWeight}`
  box.append(...(lead === undefined ? [] : [first, ' ']), words, suffix)
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight)

  const fits = (text: string, end: string) => {
    // Only a button stands apart from the text.
    const isApart = end.length > 1
    words.textContent = isApart ? text : text + end
    suffix.textContent = isApart ? end : ''
    return box.getBoundingClientRect().height <= lines * lineHeight + 1
  }
  const offsetsOf = (text: string) => [
    ...Array.from(new Intl.Segmenter('en').segment(text), ({ index }) => index),
    text.length,
  ]
  /** Where lines begin, at a width: offsets in the text, by the number of the line. */
  const startsAt = (text: string, atWidth: number, wrap: string) => {
    words.textContent = text
    suffix.textContent = ''
    box.style.width = `${atWidth}px`
    box.style.overflowWrap = wrap
    const node = words.firstChild
    const range = document.createRange()
    const starts = new Map<number, number>()
    const { top } = box.getBoundingClientRect()
    const offsets = offsetsOf(text)
    for (const [index, start] of offsets.entries()) {
      const end = offsets[index + 1]
      if (!node || end === undefined || /^[\s\u00ad]+$/.test(text.slice(start, end))) continue
      range.setStart(node, start)
      range.setEnd(node, end)
      // After a soft hyphen, the first one is empty and still on the line before.
      const rect = [...range.getClientRects()].at(-1)
      const line = rect ? Math.floor((rect.top + rect.height / 2 - top) / lineHeight) : 0
      if (rect && !starts.has(line)) starts.set(line, start)
    }
    box.style.width = `${width}px`
    box.style.overflowWrap = 'anywhere'
    return starts
  }
  const trimmed = (text: string, end: number) => text.slice(0, end).replace(/[\s\u00ad\u200b]+$/, '').length

  // Fonts load once their letters are laid out.
  words.textContent = texts.join(' ')
  suffix.textContent = more
  box.getBoundingClientRect()
  await document.fonts.ready
  return texts.map((text) => {
    if (fits(text, '')) return null
    const last = startsAt(text, width, 'anywhere').get(lines - 1) ?? 0
    const breaks = [...startsAt(text, 1, 'normal').values()].map((start) => trimmed(text, start))
    const longest = (ends: readonly number[]) =>
      ends.toReversed().find((end) => end > 0 && fits(text.slice(0, end), more)) ?? 0
    const byWord = longest(breaks)
    if (byWord > last) return byWord
    // One word fills the last line: it's cut between letters.
    const byLetter = longest(offsetsOf(text).filter((end) => end > last && end < text.length))
    return Math.max(byWord, byLetter)
  })
}
