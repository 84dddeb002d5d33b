import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Chart, ChartEdge, ChartEdgeKind, ChartNode } from './chart.ts'
import { inside, nodeSize, edgeLines, labelSize } from './measures.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** A chart with positions, in CSS pixels from the top left corner. */
export interface PositionedChart {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly nodes: readonly PositionedNode[]
  readonly edges: readonly PositionedEdge[]
}

export interface PositionedNode extends ChartNode {
  readonly box: Box
  /** Transitions that stay inside the state, such as `CHANGE / keep`. */
  readonly inside: readonly string[]
}

/** A line from one state to another, with all its transitions. */
export interface PositionedEdge {
  readonly id: string
  readonly source: string
  readonly target: string
  /** Corners of the line from source to target. */
  readonly points: readonly Point[]
  /** Position of the label; undefined without one. */
  readonly label: Box | null
  readonly ways: readonly Way[]
}

/** A transition on a line: the id of its edge, and its label, broken into lines. */
export interface Way {
  readonly id: string
  readonly kind: ChartEdgeKind
  readonly lines: readonly string[]
}

const options = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.edgeLabels.inline': 'true',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.randomSeed': '1',
} as const

/**
 * Positions every state and transition of a chart; the result is the same on every machine. The layout engine
 * is large, so it's loaded when the first chart is laid out.
 */
export async function layOut(chart: Chart): Promise<PositionedChart> {
  const drawn = await place(chart, new Set())
  const cut = drawn.nodes.filter((node) => node.box.width < nodeSize(chart, node).width)
  // Only the headings that need it, because the engine widens everything for each one.
  return cut.length === 0 ? drawn : place(chart, new Set(cut.map(({ id }) => id)))
}

async function place(chart: Chart, wideHeads: ReadonlySet<string>): Promise<PositionedChart> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const drawn = linesOf(chart)
  const page: ElkNode = {
    id: ':page',
    layoutOptions: {
      ...options,
      'elk.direction': 'DOWN',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
    children: elkNodes(chart, null, wideHeads),
    edges: drawn.map(elkEdge),
  }
  const root = await new Elk().layout(page)
  const boxes = boxesBelow(root, { x: 0, y: 0 })
  const lines = new Map((root.edges ?? []).map((edge) => [edge.id, edge]))
  return {
    id: chart.id,
    width: Math.ceil(root.width ?? 0),
    height: Math.ceil(root.height ?? 0),
    nodes: chart.nodes.map((node) => ({ ...node, box: boxOf(boxes, node.id), inside: inside(chart, node) })),
    edges: drawn.map((line) => positionedEdge(line, lines.get(line.id))),
  }
}

function elkNodes(chart: Chart, parentId: string | null, wideHeads: ReadonlySet<string>): ElkNode[] {
  return chart.nodes
    .filter((node) => node.parentId === parentId)
    .map((node) => {
      const children = elkNodes(chart, node.id, wideHeads)
      const { width, height } = nodeSize(chart, node)
      if (children.length === 0) return { id: node.id, width, height }
      return {
        id: node.id,
        children,
        labels: wideHeads.has(node.id) ? [{ text: node.name, width, height: 1 }] : [],
        layoutOptions: {
          'elk.padding': `[top=${height + 8},left=16,bottom=16,right=16]`,
          ...(wideHeads.has(node.id) && {
            'elk.nodeSize.constraints': '[NODE_LABELS]',
            'elk.nodeLabels.placement': '[INSIDE, V_TOP, H_LEFT]',
          }),
        },
      }
    })
}

type Line = Pick<PositionedEdge, 'id' | 'source' | 'target' | 'ways'>

/** Transitions between the same two states share a line. */
function linesOf(chart: Chart): Line[] {
  const drawn = chart.edges.filter(({ isInternal }) => !isInternal)
  const together = Map.groupBy(drawn, ({ source, target }) => `${source} ${target}`)
  return [...together].map(([id, edges]) => {
    const [{ source, target }] = edges as [ChartEdge]
    return { id, source, target, ways: edges.map(wayOf) }
  })
}

const wayOf = (edge: ChartEdge): Way => ({ id: edge.id, kind: edge.kind, lines: edgeLines(edge) })

function elkEdge({ id, source, target, ways }: Line): ElkExtendedEdge {
  const lines = ways.flatMap((way) => way.lines)
  const labels: ElkLabel[] = lines.length > 0 ? [{ text: lines.join('\n'), ...labelSize(lines) }] : []
  return { id, sources: [source], targets: [target], labels }
}

function boxesBelow({ children = [] }: ElkNode, origin: Point): Map<string, Box> {
  return new Map(
    children.flatMap((child) => {
      const { id, x = 0, y = 0, width = 0, height = 0 } = child
      const box = { x: origin.x + x, y: origin.y + y, width, height }
      return [[id, box] as const, ...boxesBelow(child, box)]
    }),
  )
}

function boxOf(boxes: ReadonlyMap<string, Box>, id: string): Box {
  const box = boxes.get(id)
  if (!box) throw new Error(`the layout lost the state ${id}`)
  return box
}

function positionedEdge(line: Line, placed: ElkExtendedEdge | undefined): PositionedEdge {
  const [section] = placed?.sections ?? []
  if (!section) throw new Error(`the layout lost the line ${line.id}`)
  const [label] = placed?.labels ?? []
  return {
    ...line,
    points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({
      x,
      y,
    })),
    label: label
      ? { x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0, height: label.height ?? 0 }
      : null,
  }
}
