import { useSearchParams } from '../../router/use-search-params.ts'

/** The code in an emailed link's address; empty if it was truncated. */
export function useMailedCode(): string {
  return useSearchParams()[0].get('code') ?? ''
}
