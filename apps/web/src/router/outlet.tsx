import { createContext, type ReactNode, useContext } from 'react'

/** What a layout has inside. */
export const OutletContext = createContext<ReactNode>(null)

/** Whether another page is being loaded. */
export const LeavingContext = createContext(false)

/** The place of a layout for the layout or screen inside it. */
export function Outlet(): ReactNode {
  return useContext(OutletContext)
}

/** Whether another page is being loaded while this one is still shown. */
export function useIsLeaving(): boolean {
  return useContext(LeavingContext)
}
