import * as css from './logo.css.ts'

export interface LogoProps {
  /** The product's name in its official spelling. */
  name: string
  size?: 'small' | 'large'
  /** Shows only the mark; screen readers still get the name. */
  isMarkOnly?: boolean
}

/** Our logo: mark and name. */
export function Logo({ name, size = 'small', isMarkOnly = false }: LogoProps) {
  const spoken = isMarkOnly ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span className={css.logo({ size })}>
      <svg className={css.mark({ size })} viewBox="0 0 24 24" {...spoken}>
        <path d="M12 2 22 21.5h-6.8L12 14.8z" fill="currentColor" />
        <path d="M12 2 2 21.5h5.6L12 14.8z" fill="currentColor" className={css.shade} />
      </svg>
      {isMarkOnly ? null : name}
    </span>
  )
}
