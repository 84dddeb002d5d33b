import '@xyflow/react/dist/base.css'
import type {} from '@aloft/messages/i18n'
import {
  Controls,
  type Edge,
  EdgeLabelRenderer,
  type EdgeProps,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
} from '@xyflow/react'
import { useTranslation } from '../../primitives/use-translation.ts'
import * as css from './machine-chart.css.ts'
import { roundedPath, tipAt } from './chart-line.ts'
import type { ChartDrawing, DrawnEdge, DrawnNode } from './chart-drawing.ts'

export interface MachineChartProps {
  drawing: ChartDrawing
  /** Ids of the active states, including their parents. */
  active: readonly string[]
  /** Ids of the transitions taken by the last event. */
  taken: readonly string[]
  /** The state whose transitions are shown. */
  selected?: string | null
  onSelect?: (id: string) => void
}

type StateNode = Node<{ node: DrawnNode; isActive: boolean }, 'state'>
type LineEdge = Edge<{ edge: DrawnEdge; taken: readonly string[] }, 'line'>

const nodeTypes = { state: State }
const edgeTypes = { line: Line }

/** A machine as a chart, drawn by its layout; current states and recent transitions are highlighted (MAC-06). */
export function MachineChart(props: MachineChartProps) {
  const { drawing } = props
  return (
    <div
      className={css.frame}
      style={{ maxWidth: drawing.width, aspectRatio: `${drawing.width} / ${drawing.height}` }}
    >
      <ReactFlowProvider>
        <Canvas {...props} />
      </ReactFlowProvider>
    </div>
  )
}

function Canvas({ drawing, active, taken, selected = null, onSelect }: MachineChartProps) {
  const { t } = useTranslation()
  const origins = new Map(drawing.nodes.map(({ id, box }) => [id, box]))
  const names = new Map(drawing.nodes.map(({ id, name }) => [id, name]))
  const nodes = drawing.nodes.map((node): StateNode => {
    const { id, parentId, name, kind, box } = node
    const parent = parentId === null ? undefined : origins.get(parentId)
    const isActive = active.includes(id)
    return {
      id,
      type: 'state',
      ...(parentId !== null && { parentId }),
      position: { x: box.x - (parent?.x ?? 0), y: box.y - (parent?.y ?? 0) },
      width: box.width,
      height: box.height,
      data: { node, isActive },
      selected: id === selected,
      selectable: kind !== 'initial',
      focusable: kind !== 'initial',
      ariaLabel: isActive ? `${name}, ${t('inspector.active')}` : name,
      domAttributes: kind === 'initial' ? { 'aria-hidden': true } : {},
    }
  })
  const edges = drawing.edges.map((edge): LineEdge => ({
    id: edge.id,
    type: 'line',
    source: edge.source,
    target: edge.target,
    data: { edge, taken },
    ariaLabel: t('inspector.wayFrom', {
      source: names.get(edge.source) ?? '',
      target: names.get(edge.target) ?? '',
      words: edge.ways.map(({ lines }) => lines.join(' ')).join(', '),
    }),
  }))
  return (
    <ReactFlow
      aria-label={t('inspector.chart', { machine: drawing.id })}
      ariaLabelConfig={{
        'node.a11yDescription.default': t('inspector.selectHint'),
        'node.a11yDescription.keyboardDisabled': t('inspector.selectHint'),
        'controls.ariaLabel': t('inspector.controls'),
        'controls.zoomIn.ariaLabel': t('inspector.zoomIn'),
        'controls.zoomOut.ariaLabel': t('inspector.zoomOut'),
        'controls.fitView.ariaLabel': t('inspector.fit'),
      }}
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      onNodesChange={(changes) => {
        for (const change of changes) if (change.type === 'select' && change.selected) onSelect?.(change.id)
      }}
      nodesDraggable={false}
      nodesConnectable={false}
      edgesFocusable={false}
      deleteKeyCode={null}
      zoomOnScroll={false}
      preventScrolling={false}
      minZoom={0.2}
      maxZoom={2}
      fitView
      fitViewOptions={{ padding: 0, maxZoom: 1 }}
      proOptions={{ hideAttribution: true }}
    >
      <Controls
        showInteractive={false}
        orientation="horizontal"
        position="top-right"
        fitViewOptions={{ padding: 0, maxZoom: 1 }}
      />
    </ReactFlow>
  )
}

function State({ data: { node, isActive }, selected }: NodeProps<StateNode>) {
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <div className={css.state({ kind: node.kind, isActive, isSelected: selected })}>
        {node.kind === 'initial' ? null : (
          <>
            <div className={css.name({ isActive })}>{node.name}</div>
            {node.inside.map((line, index) => (
              <div key={`${index} ${line}`} className={css.inside}>
                {line}
              </div>
            ))}
          </>
        )}
      </div>
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </>
  )
}

function Line({ data }: EdgeProps<LineEdge>) {
  if (!data) return null
  const { edge, taken } = data
  const isTaken = edge.ways.some(({ id }) => taken.includes(id))
  return (
    <>
      <path className={css.line({ isTaken })} d={roundedPath(edge.points)} />
      <path className={css.tip({ isTaken })} d={tipAt(edge.points)} />
      {edge.label ? (
        <EdgeLabelRenderer>
          <div
            className={css.label}
            aria-hidden
            style={{
              transform: `translate(${edge.label.x}px, ${edge.label.y}px)`,
              width: edge.label.width,
              height: edge.label.height,
            }}
          >
            {edge.ways.map(({ id, kind, lines }) => (
              <span
                key={id}
                className={css.way({
                  kind: kind === 'event' ? 'event' : 'other',
                  isTaken: taken.includes(id),
                })}
              >
                {lines.map((line, index) => (
                  <span key={`${index} ${line}`}>{line}</span>
                ))}
              </span>
            ))}
          </div>
        </EdgeLabelRenderer>
      ) : null}
    </>
  )
}
