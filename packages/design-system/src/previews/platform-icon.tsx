import { type PlatformIconName, platformIcons } from './platform-icon-paths.ts'

export interface PlatformIconProps {
  name: PlatformIconName
  /** CSS pixels. */
  size: number
}

/** An icon of the platform in the color of the surrounding text; hidden from screen readers. */
export function PlatformIcon({ name, size }: PlatformIconProps) {
  const drawing: { lines?: string; shapes?: string } = platformIcons[name]
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      style={{ flex: 'none' }}
      data-testid={`icon-${name}`}
      aria-hidden="true"
    >
      {drawing.shapes ? <path d={drawing.shapes} fill="currentColor" /> : null}
      {drawing.lines ? (
        <path
          d={drawing.lines}
          stroke="currentColor"
          strokeWidth={1.8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : null}
    </svg>
  )
}
