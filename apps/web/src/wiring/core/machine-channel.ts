import { inspectActor, type InspectionState, machineOf } from '@aloft/inspector/live/inspection'
import type { AnyActorRef } from 'xstate'
import { productNow } from './clock.ts'
import { devMachines } from './dev-machines.ts'

/** A running machine as its tab publishes it. */
export interface PublishedMachine {
  readonly id: string
  readonly name: string
  /** The machine’s own id: one of `devMachines`. */
  readonly machine: string
  readonly tab: string
  readonly state: InspectionState
}

type Message =
  | { readonly kind: 'watch' }
  | { readonly kind: 'send'; readonly id: string; readonly event: { readonly type: string } }
  | { readonly kind: 'clear'; readonly id: string }
  | ({ readonly kind: 'state' } & PublishedMachine)
  | { readonly kind: 'gone'; readonly id: string }

const channelName = 'aloft-machines'
/** How often the page announces that it's watching; without a watcher, tabs publish nothing. */
const watchMs = 2000
const tab = crypto.randomUUID().slice(0, 4)

/** Records a machine of this tab and publishes it to the development pages of all tabs while one of them watches. */
export function publishMachine(name: string, actor: AnyActorRef): () => void {
  const id = crypto.randomUUID()
  const machine = machineOf(actor)?.id ?? ''
  const inspection = inspectActor(actor, {
    now: () => productNow().getTime(),
    examples: devMachines[machine]?.examples ?? {},
  })
  const channel = new BroadcastChannel(channelName)
  const post = (message: Message) => channel.postMessage(message)
  let watchedAt = Number.NEGATIVE_INFINITY
  const publish = () => {
    if (performance.now() - watchedAt > 2 * watchMs) return
    post({ kind: 'state', id, name, machine, tab, state: inspection.getState() })
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'watch') {
      watchedAt = performance.now()
      publish()
    } else if (data.kind === 'send' && data.id === id) inspection.send(data.event)
    else if (data.kind === 'clear' && data.id === id) inspection.clear()
  })
  const unsubscribe = inspection.subscribe(publish)
  const end = () => {
    post({ kind: 'gone', id })
    window.removeEventListener('pagehide', end)
    unsubscribe()
    inspection.stop()
    channel.close()
  }
  window.addEventListener('pagehide', end)
  return end
}

export interface MachineWatch {
  readonly getMachines: () => readonly PublishedMachine[]
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (id: string, event: { readonly type: string }) => void
  readonly clear: (id: string) => void
}

/** Receives the machines of all tabs while there are subscribers. */
export function watchMachines(): MachineWatch {
  let machines: readonly PublishedMachine[] = []
  const listeners = new Set<() => void>()
  let channel: BroadcastChannel | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const post = (message: Message) => channel?.postMessage(message)
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'gone') machines = machines.filter(({ id }) => id !== data.id)
    else if (data.kind === 'state') machines = withMachine(machines, data)
    else return
    for (const listener of listeners) listener()
  }
  return {
    getMachines: () => machines,
    subscribe: (listener) => {
      listeners.add(listener)
      if (!channel) {
        channel = new BroadcastChannel(channelName)
        channel.addEventListener('message', hear)
        post({ kind: 'watch' })
        timer = setInterval(() => post({ kind: 'watch' }), watchMs)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        channel?.close()
        channel = undefined
      }
    },
    send: (id, event) => post({ kind: 'send', id, event }),
    clear: (id) => post({ kind: 'clear', id }),
  }
}

function withMachine(
  machines: readonly PublishedMachine[],
  published: PublishedMachine,
): readonly PublishedMachine[] {
  return machines.some(({ id }) => id === published.id)
    ? machines.map((each) => (each.id === published.id ? published : each))
    : [...machines, published]
}
