import type { Chart, ChartEdge, ChartNode } from './chart.ts'

/** Widths in CSS pixels of one letter in the chart's font sizes: 13 px for names, 12 px for the rest. */
const letter = { name: 7.4, small: 6.5 }
const line = { name: 20, small: 16 }
const padding = { x: 12, y: 8 }
/** Letters in a line. Labels are narrow, because several may be side by side between two states. */
const longest = { label: 20, inside: 30 }

/** The label of a transition on its line: the trigger and `[its guard]`. */
export function edgeLines({ kind, cause, guard }: ChartEdge): string[] {
  if (kind === 'initial') return []
  const head = kind === 'event' ? cause : kind === 'always' ? kind : `${kind} ${cause}`
  return [...broken(head, longest.label), ...(guard ? broken(`[${guard}]`, longest.label) : [])]
}

/** A transition that stays inside its state: its label and, after a slash, its actions. */
function insideLine(edge: ChartEdge): string {
  return [...edgeLines(edge), ...(edge.actions.length > 0 ? [`/ ${edge.actions.join(', ')}`] : [])].join(' ')
}

// Long lines are broken between words, so that no label is wider than a state.
function broken(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The activities of a state while it's active, one a line. */
export function inside(chart: Chart, node: ChartNode): string[] {
  const internal = chart.edges.filter(({ source, isInternal }) => isInternal && source === node.id)
  return [
    ...node.invokes.map((name) => `runs ${name}`),
    ...(node.entry.length > 0 ? [`entry / ${node.entry.join(', ')}`] : []),
    ...(node.exit.length > 0 ? [`exit / ${node.exit.join(', ')}`] : []),
    ...internal.map(insideLine),
  ].flatMap((text) => broken(text, longest.inside))
}

/** The space for a state's own words; for a state with children, the space for its heading. */
export function nodeSize(chart: Chart, node: ChartNode): { width: number; height: number } {
  if (node.kind === 'initial') return { width: 12, height: 12 }
  const lines = inside(chart, node)
  const widths = [node.name.length * letter.name, ...lines.map((text) => text.length * letter.small)]
  return {
    width: Math.ceil(Math.max(72, ...widths) + 2 * padding.x),
    height: line.name + lines.length * line.small + 2 * padding.y,
  }
}

/** The space for a transition's label. */
export function labelSize(lines: readonly string[]): { width: number; height: number } {
  const longest = Math.max(...lines.map((text) => text.length))
  return { width: Math.ceil(longest * letter.small + 8), height: lines.length * line.small + 4 }
}
