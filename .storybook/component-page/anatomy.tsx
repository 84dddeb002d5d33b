import { useEffect, useRef, useState } from 'react'
import type { Part } from '../../packages/design-system/src/component-docs.ts'
import * as css from './component-page.css.ts'
import { type Box, leaderLines } from './leader-lines.ts'
import { Prose } from './prose.tsx'
import { Section } from './section.tsx'
import { type PageStory, StoryFigure } from './story-figure.tsx'

export interface AnatomyProps {
  story: PageStory
  parts: readonly Part[]
  frame: number | undefined
}

interface Measured {
  drawing: Box
  parts: (Box | null)[]
}

/** The component with a number at each of its parts, and the list of their names. */
export function Anatomy({ story, parts, frame }: AnatomyProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<Measured | null>(null)
  useEffect(() => {
    let last = ''
    // A story is drawn, loads pictures and opens at its own pace, in a frame of its own also without our notice.
    const timer = setInterval(() => {
      const next = sheet.current && measure(sheet.current, parts)
      const text = JSON.stringify(next)
      if (text === last) return
      last = text
      setMeasured(next)
    }, 200)
    return () => clearInterval(timer)
  }, [parts])
  const lines = measured
    ? leaderLines(
        measured.drawing,
        measured.parts,
        parts.map(({ side }) => side),
      )
    : []
  return (
    <Section title="Anatomy">
      <div className={css.anatomy}>
        <div ref={sheet} className={css.sheet}>
          <StoryFigure story={story} frame={frame} />
          <svg className={css.lines} aria-hidden="true">
            {lines.map((line, index) =>
              line ? (
                <g key={index}>
                  <line
                    className={css.line}
                    x1={line.from.x}
                    y1={line.from.y}
                    x2={line.to.x}
                    y2={line.to.y}
                  />
                  <circle className={css.lineEnd} cx={line.to.x} cy={line.to.y} r={3} />
                  <circle className={css.number} cx={line.from.x} cy={line.from.y} r={11} />
                  <text className={css.numberText} x={line.from.x} y={line.from.y}>
                    {index + 1}
                  </text>
                </g>
              ) : null,
            )}
          </svg>
        </div>
        <ol className={css.parts}>
          {parts.map(({ name, note }, index) => (
            <li key={name} className={css.part}>
              <span className={css.partNumber} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <strong>{name}</strong>
                {note ? (
                  <span className={css.note}>
                    {' '}
                    <Prose>{note}</Prose>
                  </span>
                ) : null}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

function measure(sheet: HTMLElement, parts: readonly Part[]): Measured | null {
  const { left, top } = sheet.getBoundingClientRect()
  const inner = sheet.querySelector<HTMLIFrameElement>(`.${css.frame}`)
  const outer = inner?.getBoundingClientRect()
  const root = inner ? inner.contentDocument?.body : sheet.querySelector<HTMLElement>('[data-picture]')
  if (!root) return null
  const dx = (outer?.left ?? 0) - left
  const dy = (outer?.top ?? 0) - top
  const boxOf = (element: Element): Box => {
    const box = element.getBoundingClientRect()
    return { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy }
  }
  // A component may draw several elements beside each other, such as a label and its field.
  const drawn = inner ? [] : [...root.children].filter((one) => one.checkVisibility())
  return {
    drawing: drawn.length > 0 ? around(drawn.map((one) => boxOf(one))) : boxOf(root),
    parts: parts.map(({ at }) => {
      const element = [...root.querySelectorAll(at)].find((one) => one.checkVisibility())
      return element ? boxOf(element) : null
    }),
  }
}

/** The smallest box that has all of these in it. */
function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
