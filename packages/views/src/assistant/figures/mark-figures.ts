import type { CheckedFigure, Evidence } from '@aloft/domain/assistant/figures/evidence.rules'
import { finishedFigures } from '@aloft/domain/assistant/figures/finished-figures.rules'

/** A node of a parsed answer. */
export interface AnswerNode {
  readonly type: string
  readonly tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: AnswerNode[]
}

interface Place {
  readonly parent: AnswerNode & { children: AnswerNode[] }
  readonly node: AnswerNode
  readonly isInLink: boolean
  readonly start: number
}

export interface FigureMarking {
  readonly evidence: Evidence
  /** The answer is still being written. */
  readonly isPart: boolean
  readonly timeZone: string
}

/** Marks the figures of a parsed answer: those that were read with the call that read them, and those that weren't. */
export function markFigures({ evidence, isPart, timeZone }: FigureMarking) {
  return (tree: AnswerNode): void => {
    const places: Place[] = []
    let text = ''
    const collect = (parent: AnswerNode, isInLink: boolean) => {
      const { children } = parent
      for (const node of children ?? []) {
        if (node.type === 'text' && node.value !== undefined && children) {
          places.push({ parent: { ...parent, children }, node, isInLink, start: text.length })
          text += node.value
        } else collect(node, isInLink || node.tagName === 'a')
      }
    }
    collect(tree, false)
    const figures = finishedFigures(text, { evidence, isPart, timeZone }).filter(
      ({ proof }) => proof.kind !== 'stated',
    )
    for (const place of places) {
      const parts = partsOf(place, figures)
      if (!parts) continue
      const { children } = place.parent
      children.splice(children.indexOf(place.node), 1, ...parts)
    }
  }
}

/** A text cut into its figures and the rest; null if it has none. */
function partsOf({ node, isInLink, start }: Place, figures: readonly CheckedFigure[]): AnswerNode[] | null {
  const text = node.value ?? ''
  const end = start + text.length
  const parts: AnswerNode[] = []
  let at = start
  const add = (until: number) => {
    if (until > at) parts.push({ type: 'text', value: text.slice(at - start, until - start) })
    at = Math.max(at, until)
  }
  for (const figure of figures) {
    const { proof } = figure
    if (figure.end <= start || figure.start >= end || (isInLink && proof.kind === 'read')) continue
    add(figure.start)
    const value = text.slice(at - start, figure.end - start)
    const properties = {
      ...(proof.kind === 'read' && { dataCall: proof.callId }),
      // Its sign follows its last part.
      ...(figure.end > end && { dataPart: 'true' }),
    }
    parts.push({
      type: 'element',
      tagName: 'mark',
      properties,
      children: [{ type: 'text', value }],
    })
    at = Math.min(figure.end, end)
  }
  if (parts.length === 0) return null
  add(end)
  return parts
}
