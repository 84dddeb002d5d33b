import { createContext, type ReactNode, useContext } from 'react'

/** What a layout has inside. */
export const OutletContext = createContext<ReactNode>(null)

/** Whether another page is being loaded. */
export const LeavingContext = createContext(false)

/** Loads the page at a path ahead of time; resolves to whether it is loaded. */
export const PreloadContext = createContext<(path: string) => Promise<boolean>>(async () => false)

/** The place of a layout for the layout or screen inside it. */
export function Outlet(): ReactNode {
  return useContext(OutletContext)
}

/** Loads a page ahead of time; resolves to whether it is loaded. What fails is loaded again when the page is opened. */
export function usePreload(): (path: string) => Promise<boolean> {
  return useContext(PreloadContext)
}

/** Whether another page is being loaded while this one is still shown. */
export function useIsLeaving(): boolean {
  return useContext(LeavingContext)
}
