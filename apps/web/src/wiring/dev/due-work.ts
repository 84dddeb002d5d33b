import { addFallenWork, clearFallenWork, type DueWork } from '../../state/due-work.ts'
import { productNow } from '../core/clock.ts'
import { readReplies } from '../core/queries.ts'

/** Records the work that falls due from one reply to the next, from now on. */
export function recordFallenWork(): void {
  clearFallenWork()
  readReplies('get-due-work', (reply, known) => {
    addFallenWork(fallenBetween(known?.due ?? [], reply.due))
    return reply
  })
}

/** Items that were due and are no longer waiting; canceled ones don't count. */
function fallenBetween(before: readonly DueWork[], after: readonly DueWork[]): readonly DueWork[] {
  const now = productNow()
  return before.filter(({ id, dueDate }) => dueDate <= now && !after.some((other) => other.id === id))
}
