import { useEffect } from 'react'
import { loadBrand } from '../../../wiring/balloons/brand.ts'

/** Reads the brand again whenever the window is come back to: others may have written in another one meanwhile. */
export function useFreshBrand(ideaId: string): void {
  useEffect(() => {
    const reload = () => void loadBrand(ideaId)
    window.addEventListener('focus', reload)
    return () => window.removeEventListener('focus', reload)
  }, [ideaId])
}
