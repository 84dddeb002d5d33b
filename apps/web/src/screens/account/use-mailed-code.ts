import { useSearchParams } from 'react-router'

/** The code in the address that a mailed link leads to; empty if it was cut off. */
export function useMailedCode(): string {
  return useSearchParams()[0].get('code') ?? ''
}
