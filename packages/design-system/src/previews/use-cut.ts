import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Cut, cutLines } from './cut-lines.ts'
import { textMeasure } from './measure-text.ts'

export interface CutOptions {
  text: string
  /** Used if `text` doesn't fit. */
  shorter: string | undefined
  lines: number
  /** Shown at the end of a cut text. */
  suffix: string
  /** Font weight of the suffix; the text's own if left out. */
  suffixWeight: string | undefined
}

/** A cut together with the text it was made from: the main text or the shorter one. */
export interface ShownCut extends Cut {
  whole: string
}

/** Pixels to reduce the width by each time the browser needs a line more than measured. */
const slackStep = 4

function cutIn(box: HTMLElement, options: CutOptions, slack: number): ShownCut {
  const style = getComputedStyle(box)
  const measure = textMeasure(style)
  const lead = box.querySelector<HTMLElement>('[data-lead]')
  const cutOf = (whole: string): ShownCut => ({
    whole,
    ...cutLines(whole, {
      width: box.clientWidth > 0 ? box.clientWidth - Number.parseFloat(style.paddingInlineEnd) - slack : 0,
      lines: options.lines,
      measure,
      suffixWidth: textMeasure(style, options.suffixWeight)(options.suffix),
      indent: lead ? lead.getBoundingClientRect().width + measure(' ') : 0,
    }),
  })
  const cut = cutOf(options.text)
  return cut.isCut && options.shorter !== undefined ? cutOf(options.shorter) : cut
}

/**
 * Cuts a text to fit its box, measured in the box's own font, and again when its width changes or fonts load.
 * Measuring can be off, so while the box overflows its height limit, the text is cut further.
 */
export function useCut(box: RefObject<HTMLElement | null>, options: CutOptions): ShownCut {
  const [{ cut, slack }, setCut] = useState<{ cut: ShownCut; slack: number }>({
    cut: { whole: options.text, text: options.text, isCut: false },
    slack: 0,
  })
  const measure = useEffectEvent((by: number) => {
    if (box.current) setCut({ cut: cutIn(box.current, options, by), slack: by })
  })
  // Right after the options change, the box still shows the text cut for the previous ones.
  const isOutdated = useRef(false)
  const { text, shorter, lines, suffix, suffixWeight } = options
  useLayoutEffect(() => {
    isOutdated.current = true
    // oxlint-disable-next-line react/set-state-in-effect -- what fits is only known after layout, and must be set before paint
    measure(0)
  }, [text, shorter, lines, suffix, suffixWeight])
  useLayoutEffect(() => {
    if (!box.current) return undefined
    let width = box.current.clientWidth
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.target.clientWidth ?? width
      if (next !== width) measure(0)
      width = next
    })
    const onFonts = () => measure(0)
    observer.observe(box.current)
    document.fonts.addEventListener('loadingdone', onFonts)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', onFonts)
    }
  }, [box])
  useLayoutEffect(() => {
    const shown = box.current
    const isJudged = !isOutdated.current
    isOutdated.current = false
    if (!isJudged || !shown || shown.scrollHeight <= shown.clientHeight + 1 || slack >= shown.clientWidth / 4)
      return
    measure(slack + slackStep)
  }, [box, cut, slack])
  return cut
}
