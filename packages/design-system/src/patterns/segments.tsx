import * as css from './segments.css.ts'

export interface SegmentsProps {
  /** Says what is chosen between; spoken only. */
  label: string
  options: readonly { id: string; label: string }[]
  value: string
  onChange: (id: string) => void
  width?: 'fit' | 'full'
  /** `pressed` where the page around is sunken itself. */
  ground?: 'sunken' | 'pressed'
}

/** A few views of one thing, one of which is shown. */
export function Segments({
  label,
  options,
  value,
  onChange,
  width = 'fit',
  ground = 'sunken',
}: SegmentsProps) {
  return (
    <div className={css.frame({ width, ground })} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={css.segment}
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
