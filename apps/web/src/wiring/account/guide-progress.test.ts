import { expect, it } from 'vitest'
import { guideProgress, type SavedTask } from './guide-progress.ts'

/** A device, and a server that fails this often first; calls are logged in order. */
function start({ failures = 0, isSignedIn = true } = {}) {
  let unsaved: readonly SavedTask[] = []
  let left = failures
  const log: string[] = []
  const login = Promise.withResolvers<void>()
  if (isSignedIn) login.resolve()
  const progress = guideProgress({
    logIn: () => {
      log.push('logIn')
      return login.promise
    },
    save: async (task) => {
      log.push(task)
      return left-- <= 0
    },
    read: () => unsaved,
    write: (next) => (unsaved = next),
  })
  return { ...progress, log, login, unsaved: () => unsaved }
}

it('logs in first, then saves (GUI-18)', async () => {
  const { complete, log, login, unsaved } = start({ isSignedIn: false })
  const saved = complete('checklist')
  await Promise.resolve()
  expect(log).toEqual(['logIn'])
  expect(unsaved()).toEqual(['checklist'])
  login.resolve()
  await saved
  expect(log).toEqual(['logIn', 'checklist'])
  expect(unsaved()).toEqual([])
})

it('keeps what could not be saved for the next time, and saves nothing twice', async () => {
  const { complete, log, saveAll, unsaved } = start({ failures: 1 })
  await complete('launch')
  await complete('launch')
  expect(unsaved()).toEqual([])
  expect(log).toEqual(['logIn', 'launch', 'logIn', 'launch'])
  await saveAll()
  expect(log).toHaveLength(4)
})
