import { useLayoutEffect, useState } from 'react'
import { breakpoints } from '../theme/scale.ts'
import { type Place, placeAt } from './anchor-place.ts'

/** The attribute that marks an element as one that a modal opens at. */
export const anchorAttribute = 'data-anchor'

/**
 * Where a panel of this size opens at the marked element in sight; null without one, and on a phone, where modals are
 * sheets.
 */
export function useAnchorPlace(
  anchor: string | undefined,
  panel: { readonly width: number; readonly height: number },
): Place | null {
  const [place, setPlace] = useState<Place | null>(() => findPlace(anchor, panel))
  const { width, height } = panel
  useLayoutEffect(() => {
    if (anchor === undefined) return
    const update = () => setPlace(findPlace(anchor, { width, height }))
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [anchor, width, height])
  return place
}

function findPlace(
  anchor: string | undefined,
  panel: { readonly width: number; readonly height: number },
): Place | null {
  const { innerWidth: width, innerHeight: height } = window
  if (anchor === undefined || width < breakpoints.tablet) return null
  // A page may have several, of which the width of the window shows one.
  const openers = [...document.querySelectorAll(`[${anchorAttribute}="${anchor}"]`)]
  const inSight = openers.find((opener) => opener.getClientRects().length > 0)
  return inSight ? placeAt(inSight.getBoundingClientRect(), { width, height }, panel) : null
}
