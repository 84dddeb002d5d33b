import { proxy as plainProxy } from 'valtio/vanilla'

export * from 'valtio/vanilla'
export * from 'valtio/react'

const resets: (() => void)[] = []

/** As of valtio, which this file takes the place of in Storybook. */
export function proxy<T extends object>(initial: T): T {
  const first = structuredClone(initial)
  const state = plainProxy(initial)
  resets.push(() => {
    for (const key of Reflect.ownKeys(state)) if (!(key in first)) Reflect.deleteProperty(state, key)
    Object.assign(state, structuredClone(first))
  })
  return state
}

/** Makes all that the app holds as it was when the page was opened, so that no story begins with what another left. */
export function resetStores(): void {
  for (const reset of resets) reset()
}
