import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, SnapshotFrom, StateValue } from 'xstate'
import type { Scenario } from './scenario.ts'

/** Paths of a machine's leaf states, such as `signedOut.idle`. */
export function leavesOf(machine: AnyStateMachine): string[] {
  const walk = (node: AnyStateNode): string[] => {
    const children = Object.values(node.states)
    return children.length === 0 ? [node.path.join('.')] : children.flatMap(walk)
  }
  return walk(machine.root)
}

/** The leaf state of a snapshot; our machines have no parallel states. */
export function leafOf(snapshot: AnyMachineSnapshot): string {
  return snapshot._nodes.find((node) => node.type === 'atomic' || node.type === 'final')?.path.join('.') ?? ''
}

/** A snapshot in a leaf state with a scenario's context, for stories and tests. */
export function snapshotAt<M extends AnyStateMachine>(
  machine: M,
  leaf: string,
  scenario: Pick<Scenario<M>, 'context'>,
): SnapshotFrom<M> {
  const value = leaf
    .split('.')
    .reduceRight<StateValue | undefined>(
      (inner, name) => (inner === undefined ? name : { [name]: inner }),
      undefined,
    )
  return machine.resolveState({ value: value ?? {}, context: scenario.context }) as SnapshotFrom<M>
}
