import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { openOverlay } from '../state/overlay.ts'

/** The keys that work on every page of the product. A question mark that is typed into a field stays one. */
export function useShortcuts(): void {
  useEffect(() => {
    const stopSearch = tinykeys(
      window,
      {
        '$mod+k': (event) => {
          event.preventDefault()
          openOverlay('palette')
        },
      },
      { ignore: () => false },
    )
    const stopOthers = tinykeys(window, { '[Shift]+?': () => openOverlay('shortcuts') })
    return () => {
      stopSearch()
      stopOthers()
    }
  }, [])
}
