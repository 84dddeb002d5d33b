import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { setChatOpen } from '../state/chat-open.ts'
import { isAsking } from '../state/modal.ts'
import { openOverlay } from '../state/overlay.ts'

/** The shortcuts of every page of the product. A question mark typed into a field is left alone. */
export function useShortcuts(): void {
  useEffect(() => {
    const search = (event: KeyboardEvent) => {
      event.preventDefault()
      // An open question must be answered first.
      if (!isAsking()) openOverlay('palette')
    }
    // On a page without a chat, it opens on the next page that has one.
    const openChat = (event: KeyboardEvent) => {
      event.preventDefault()
      if (!isAsking()) setChatOpen(true)
    }
    const stopSearch = tinykeys(
      window,
      {
        '$mod+k': search,
        '$mod+j': openChat,
        // The physical key, for keyboards with other letters such as Greek and Russian ones.
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
