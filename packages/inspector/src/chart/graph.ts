import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Chart, ChartEdge, ChartEdgeKind, ChartNode } from './chart.ts'
import { actionWord, guardWord, timeWord } from './words.ts'

/** The states and transitions of a machine, as plain data. The machine needn't be running. */
export function chartOf(machine: AnyStateMachine): Chart {
  const states = statesOf(machine.root)
  return {
    id: machine.id,
    nodes: states.flatMap((state) => [nodeOf(state), ...initialMarks(state)]),
    edges: states.flatMap((state) => [...initialEdges(state), ...transitionsOf(state).map(edgeOf)]),
  }
}

/** The id of the edge that represents a transition. */
export function edgeIdOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const among = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id}|${eventType || 'always'}|${among.indexOf(transition)}`
}

/** A state and its descendants, parents first. */
export function statesOf(state: AnyStateNode): AnyStateNode[] {
  return [state, ...Object.values(state.states).flatMap(statesOf)]
}

function nodeOf(state: AnyStateNode): ChartNode {
  return {
    id: state.id,
    parentId: state.parent?.id ?? null,
    kind: state.type,
    name: state.key,
    tags: state.tags,
    invokes: state.invoke.map(({ src }) => (typeof src === 'string' ? src : 'actor')),
    entry: ownActions(state.entry),
    exit: ownActions(state.exit),
  }
}

/** Without the actions that start and cancel timers, which XState adds for `after`. */
function ownActions(actions: readonly unknown[]): string[] {
  return actions.filter((action) => !('config' in Object(action)) && !isTimer(action)).map(actionWord)
}

function isTimer(action: unknown): boolean {
  const { event, sendId } = Object(action) as { event?: { type?: string }; sendId?: unknown }
  return [event?.type, sendId].some((name) => typeof name === 'string' && name.startsWith('xstate.after.'))
}

const markOf = (state: AnyStateNode) => `${state.id}:initial`

function initialMarks(state: AnyStateNode): ChartNode[] {
  if (state.type !== 'compound') return []
  const bare = { name: '', tags: [], invokes: [], entry: [], exit: [] }
  return [{ ...bare, id: markOf(state), parentId: state.id, kind: 'initial' }]
}

function initialEdges(state: AnyStateNode): ChartEdge[] {
  if (state.type !== 'compound') return []
  const { target, actions } = state.initial
  return (target ?? []).map((to) => ({
    id: `${state.id}|initial|0`,
    kind: 'initial',
    source: markOf(state),
    target: to.id,
    isInternal: false,
    cause: '',
    guard: null,
    actions: actions.map(actionWord),
  }))
}

function transitionsOf(state: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...state.transitions.values()].flat(), ...(state.always ?? [])]
}

function edgeOf(transition: AnyTransitionDefinition): ChartEdge {
  const { source, target, guard, actions } = transition
  const [to] = target ?? []
  const { kind, cause } = causeOf(transition)
  return {
    id: edgeIdOf(transition),
    kind,
    source: source.id,
    target: to?.id ?? source.id,
    isInternal: to === undefined,
    cause,
    guard: guardWord(guard),
    actions: actions.map(actionWord),
  }
}

function causeOf(transition: AnyTransitionDefinition): { kind: ChartEdgeKind; cause: string } {
  const { source } = transition
  const eventType: string = transition.eventType
  if (eventType === '') return { kind: 'always', cause: '' }
  const delayed = source.after.find((each) => each.eventType === eventType)
  if (delayed) return { kind: 'after', cause: delayWord(source, delayed.delay) }
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'complete', cause: source.key }
  for (const kind of ['done', 'error'] as const) {
    const prefix = `xstate.${kind}.actor.`
    if (eventType.startsWith(prefix))
      return { kind, cause: actorWord(source, eventType.slice(prefix.length)) }
  }
  const snapshotPrefix = 'xstate.snapshot.'
  if (eventType.startsWith(snapshotPrefix)) {
    return { kind: 'snapshot', cause: actorWord(source, eventType.slice(snapshotPrefix.length)) }
  }
  return { kind: 'event', cause: eventType }
}

function actorWord(source: AnyStateNode, id: string): string {
  const src = source.invoke.find((invoked) => invoked.id === id)?.src
  return typeof src === 'string' ? src : id
}

/** The time of a named delay; if it's computed each time, the delay's name. */
function delayWord(source: AnyStateNode, delay: unknown): string {
  const known: unknown = typeof delay === 'string' ? source.machine.implementations.delays[delay] : delay
  return typeof known === 'number' ? timeWord(known) : String(delay)
}
