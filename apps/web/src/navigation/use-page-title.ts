import { useEffect } from 'react'
import { product } from '../state/product.ts'

/** Sets the window's title to the page's name followed by the product's (PRD-12). */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${product.name}` : product.name
  }, [title])
}
