import { useEffect } from 'react'
import { product } from '../state/product.ts'

/** Names the page in the window's title, before the product's name (PRD-12). */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${product.name}` : product.name
  }, [title])
}
