import { useState } from 'react'

/** True from the first time that `isSo` is true. */
export function useOnce(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo)
  if (isSo && !was) setWas(true)
  return was || isSo
}
