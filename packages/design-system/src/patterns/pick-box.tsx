import { useEffect, useRef } from 'react'
import * as css from './pick-box.css.ts'

export interface PickBoxProps {
  /** Says what it selects, for screen readers. */
  label: string
  /** `some` if it stands for several things, of which not all are selected. */
  picked: 'all' | 'some' | 'none'
  isDisabled?: boolean
  onPick: () => void
}

/** Selects a thing of a list, or all of them. */
export function PickBox({ label, picked, isDisabled = false, onPick }: PickBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = picked === 'some'
  }, [picked])
  return (
    <label className={css.target}>
      <input
        ref={box}
        type="checkbox"
        className={css.box}
        aria-label={label}
        checked={picked === 'all'}
        disabled={isDisabled}
        onChange={onPick}
      />
    </label>
  )
}
