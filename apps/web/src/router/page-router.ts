import type { ComponentType } from 'react'
import { createPath, type Location, type NavigateOptions, NavigationType, type Navigator } from 'react-router'
import type { PageHistory } from './page-history.ts'
import { placeAt } from './place.ts'

/** A page with what draws it, from the outermost layout to the screen. */
interface DrawnPage {
  readonly load: () => Promise<readonly ComponentType[]>
  /** Loads the layouts alone, which are drawn until the first page has its screen. */
  readonly loadFrame?: () => Promise<readonly ComponentType[]>
  /** Loads what the page itself loads once it's shown. */
  readonly later?: () => Promise<unknown>
}

/** What an address leads to: a page, another address, or an error. */
export type Page =
  | DrawnPage
  | { readonly leadsTo: (search: string) => string }
  | { readonly fail: () => unknown }

/** From one address to another one. */
export interface Step {
  readonly currentLocation: Location
  readonly nextLocation: Location
  readonly historyAction: NavigationType
}

/** Whoever may hold the user on the page. */
export interface StepGuards {
  readonly concerns: (step: Step) => boolean
  readonly mayTake: (step: Step) => Promise<boolean>
}

export interface ShownPage {
  readonly location: Location
  readonly action: NavigationType
  readonly keepsScroll: boolean
  readonly components: readonly ComponentType[]
  /** Why there are no components. */
  readonly failure: { readonly cause: unknown } | null
}

export interface RouterState {
  /** Null until the first page is loaded. */
  readonly shown: ShownPage | null
  /** The first page without its screen, until it's shown. */
  readonly frame: ShownPage | null
  /** Another page is being loaded. */
  readonly isLeaving: boolean
}

export interface PageRouter {
  readonly navigator: Navigator
  readonly getState: () => RouterState
  /** Calls the listener with each new state; returns the function that removes it. */
  readonly subscribe: (listener: (state: RouterState) => void) => () => void
  /** Loads the page at a path ahead of time; resolves to whether it is loaded. */
  readonly preload: (path: string) => Promise<boolean>
  readonly stop: () => void
}

/**
 * Shows the page at each address of the history, once it is loaded; until then the page before stays. The latest of
 * several steps counts. React Router's own data router does this too, along with loading and sending data, in ten times
 * the bytes.
 */
export function createPageRouter({
  history,
  pageAt,
  guards,
}: {
  readonly history: PageHistory
  readonly pageAt: (path: string) => Page
  readonly guards: StepGuards
}): PageRouter {
  const listeners = new Set<(state: RouterState) => void>()
  const loaded = new Map<Page, readonly ComponentType[]>()
  let state: RouterState = { shown: null, frame: null, isLeaving: false }
  let latestOpening: object | null = null
  let latestStep: Step | null = null

  function update(next: RouterState): void {
    state = next
    for (const listener of listeners) listener(next)
  }

  async function load(page: DrawnPage): Promise<readonly ComponentType[]> {
    const components = loaded.get(page) ?? (await page.load())
    loaded.set(page, components)
    return components
  }

  function open(location: Location, action: NavigationType, keepsScroll = false): void {
    const page = pageAt(location.pathname)
    if ('leadsTo' in page) {
      // The entry of the history is already there.
      const next = action === NavigationType.Pop ? NavigationType.Replace : action
      open(placeAt(page.leadsTo(location.search)), next, keepsScroll)
      return
    }
    const opening = {}
    latestOpening = opening
    const show = (found: Pick<ShownPage, 'components' | 'failure'>) => {
      if (latestOpening !== opening) return
      if (action === NavigationType.Push) history.push(location)
      if (action === NavigationType.Replace) history.replace(location)
      update({ shown: { location, action, keepsScroll, ...found }, frame: null, isLeaving: false })
    }
    const showFrame = (components: readonly ComponentType[]) => {
      if (latestOpening !== opening || state.shown) return
      update({ ...state, frame: { location, action, keepsScroll, components, failure: null } })
    }
    const fail = (cause: unknown) => show({ components: [], failure: { cause } })
    if ('fail' in page) {
      fail(page.fail())
      return
    }
    const components = loaded.get(page)
    if (components) {
      show({ components, failure: null })
      return
    }
    update({ ...state, isLeaving: true })
    load(page).then((found) => show({ components: found, failure: null }), fail)
    // Whatever fails here fails above too, and is shown there.
    if (!state.shown && !state.frame) page.loadFrame?.().then(showFrame, () => {})
  }

  function stepTo(nextLocation: Location, historyAction: NavigationType): Step {
    const currentLocation = state.shown?.location ?? history.location
    latestStep = { currentLocation, nextLocation, historyAction }
    return latestStep
  }

  /** Opens the place unless a guard keeps the user here. */
  async function askFirst(step: Step, carryOut: () => void): Promise<void> {
    const isAllowed = await guards.mayTake(step)
    if (isAllowed && latestStep === step) carryOut()
  }

  function navigate(location: Location, action: NavigationType, keepsScroll: boolean | undefined): void {
    const step = stepTo(location, action)
    const carryOut = () => open(location, action, keepsScroll)
    if (guards.concerns(step)) void askFirst(step, carryOut)
    else carryOut()
  }

  // Back and Forward change the address before anybody can be asked.
  let onReverted: (() => void) | null = null
  let isAllowed = false
  const stopListening = history.listen((delta) => {
    if (onReverted) {
      onReverted()
      onReverted = null
      return
    }
    const { location } = history
    const wasAllowed = isAllowed
    isAllowed = false
    const step = stepTo(location, NavigationType.Pop)
    if (wasAllowed || !delta || !guards.concerns(step)) {
      open(location, NavigationType.Pop)
      return
    }
    const reverted = new Promise<void>((resolve) => (onReverted = resolve))
    history.go(-delta)
    void askFirst(step, () => {
      isAllowed = true
      void reverted.then(() => history.go(delta))
    })
  })

  open(history.location, NavigationType.Pop)

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: (to, given: unknown, options?: NavigateOptions) =>
        navigate(placeAt(to, given), NavigationType.Push, options?.preventScrollReset),
      replace: (to, given: unknown, options?: NavigateOptions) =>
        navigate(placeAt(to, given), NavigationType.Replace, options?.preventScrollReset),
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async preload(path) {
      const page = pageAt(path)
      if (!('load' in page)) return false
      const all = Promise.all([load(page), page.later?.()])
      return all.then(
        () => true,
        // Loaded again, and its failure shown, when the page is opened.
        () => false,
      )
    },
    stop: stopListening,
  }
}
