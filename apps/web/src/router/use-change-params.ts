import { useSearchParams } from './use-search-params.ts'

/** Values by parameter of the address; null leaves a parameter out. */
export type ChangedParams = Readonly<Record<string, string | null>>

/** The parameters of the address, and a function that changes some of them in place: the page stays where it is scrolled. */
export function useChangeParams(): [params: URLSearchParams, change: (changed: ChangedParams) => void] {
  const [params, setParams] = useSearchParams()
  const change = (changed: ChangedParams) =>
    setParams(
      (after) => {
        for (const [name, value] of Object.entries(changed))
          if (value === null) after.delete(name)
          else after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [params, change]
}
