import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { isAsking } from '../state/modal.ts'
import { openOverlay } from '../state/overlay.ts'

/** The keys that work on every page of the product. A question mark that is typed into a field stays one. */
export function useShortcuts(): void {
  useEffect(() => {
    const search = (event: KeyboardEvent) => {
      event.preventDefault()
      // What asks something wants its answer first.
      if (!isAsking()) openOverlay('palette')
    }
    const stopSearch = tinykeys(
      window,
      {
        '$mod+k': search,
        // The same key where letters are others, as on Greek and Russian keyboards.
        '$mod+KeyK': (event) => {
          if (!/^[a-z]$/i.test(event.key)) search(event)
        },
      },
      { ignore: () => false },
    )
    const stopOthers = tinykeys(window, {
      '[Shift]+?': () => {
        if (!isAsking()) openOverlay('shortcuts')
      },
    })
    return () => {
      stopSearch()
      stopOthers()
    }
  }, [])
}
