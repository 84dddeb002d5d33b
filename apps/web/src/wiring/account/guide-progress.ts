import type { userTasks } from '@aloft/domain/account/user-tasks.rules'

/** The tasks that the guide completes. */
export type SavedTask = (typeof userTasks)[number]

export interface GuideProgressPorts {
  /** Resolves once the user is logged in. */
  readonly logIn: () => Promise<void>
  /** Stores a completed task; false if that failed. */
  readonly save: (task: SavedTask) => Promise<boolean>
  /** The tasks that aren't saved yet, as kept on this device. */
  readonly read: () => readonly SavedTask[]
  readonly write: (unsaved: readonly SavedTask[]) => void
}

/**
 * Saves completed tasks, each once the user is logged in (GUI-18). One that can't be saved now is kept on this device, and
 * saved by the next call.
 */
export function guideProgress({ logIn, save, read, write }: GuideProgressPorts) {
  const saveAll = async () => {
    if (read().length === 0) return
    await logIn()
    for (const task of read()) if (await save(task)) write(read().filter((unsaved) => unsaved !== task))
  }
  return {
    saveAll,
    complete: (task: SavedTask) => {
      if (!read().includes(task)) write([...read(), task])
      return saveAll()
    },
  }
}
