import { MachineInspector } from '@aloft/design-system/patterns/machine-inspector/machine-inspector'
import { chartOf } from '@aloft/inspector/chart/graph'
import { layOut } from '@aloft/inspector/chart/layout'
import type { Inspection } from '@aloft/inspector/live/inspection'
import { readPayload } from '@aloft/inspector/live/possible'
import { type EventLog, exportLog, importLog, type LogRefusal } from '@aloft/inspector/log/log'
import { replayLog } from '@aloft/inspector/log/replay'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyStateMachine } from 'xstate'
import { useResult } from './use-result.ts'

/** A running machine, here or in another tab. */
export type InspectorSource = Pick<Inspection, 'getState' | 'subscribe' | 'send' | 'clear'>

export interface LiveInspectorProps {
  title: string
  /** The definition of the running machine, for the chart and replays. */
  machine: AnyStateMachine
  source: InspectorSource
}

/** The inspector of a running machine. */
export function LiveInspector({ title, machine, source }: LiveInspectorProps) {
  const state = useSyncExternalStore(source.subscribe, source.getState)
  const chart = useMemo(() => chartOf(machine), [machine])
  const layout = useMemo(() => layOut(chart), [chart])
  const drawing = useResult(layout) ?? null
  const [played, setPlayed] = useState<{ log: EventLog; step: number; isImported: boolean } | null>(null)
  const [refused, setRefused] = useState<{ problem: LogRefusal; entry?: number } | null>(null)
  const replay = useMemo(() => (played ? replayLog(machine, played.log) : null), [machine, played])
  const step = played && replay ? replay.steps[played.step - 1] : undefined
  const { entries } = played?.log ?? state.log

  const take = (text: string) => {
    const read = importLog(text, machine.id)
    if ('log' in read) {
      setPlayed({ log: read.log, step: read.log.entries.length, isImported: true })
      setRefused(null)
    } else setRefused({ problem: read.refusal, ...(read.entry !== undefined && { entry: read.entry }) })
  }
  return (
    <MachineInspector
      title={title}
      drawing={drawing}
      ways={chart.edges.map((edge) => ({ ...edge, target: edge.isInternal ? null : edge.target }))}
      now={replay ? (step?.moment ?? replay.start) : state.now}
      taken={replay ? (step?.entry.taken ?? []) : (entries.at(-1)?.taken ?? [])}
      events={state.events}
      onSend={(type, text) => {
        const read = readPayload(text)
        if ('problem' in read) return read.problem
        return source.send({ ...read.payload, type }) ? undefined : 'notTaken'
      }}
      entries={entries}
      dropped={played ? 0 : state.dropped}
      onClear={source.clear}
      onExport={() => save(exportLog(played?.log ?? state.log), `${machine.id}.log.json`)}
      onImport={take}
      replay={
        played && replay
          ? {
              step: played.step,
              count: replay.steps.length,
              differsAt: replay.differsAt,
              ...(played.isImported && { importedFrom: new Date(played.log.startedAt) }),
            }
          : null
      }
      refused={refused}
      onBegin={() => setPlayed({ log: state.log, step: 0, isImported: false })}
      onStep={(next) => played && setPlayed({ ...played, step: next })}
      onLive={() => setPlayed(null)}
    />
  )
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
